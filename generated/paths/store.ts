/* Generated from openapi/, do not edit. */
export interface paths {
    "/store/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read who is signed in */
        get: operations["getSession"];
        put?: never;
        /** Sign in and start a session */
        post: operations["createSession"];
        /** Sign out */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/auth/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email. */
                email: string;
            };
            cookie?: never;
        };
        /** Check whether an email address has an account */
        get: operations["getEmailExists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange credentials for a bearer token */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an account */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one's own account */
        get: operations["getMe"];
        put?: never;
        /** Change one's own account */
        post: operations["updateMe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/me/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one's own orders */
        get: operations["listMyOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with a reset token */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/password-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a message with a password-reset token */
        post: operations["requestPasswordToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/me/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one's saved payment methods */
        get: operations["listMyPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/me/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save an address */
        post: operations["createMyAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/me/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a saved address */
        post: operations["updateMyAddress"];
        /** Delete a saved address */
        delete: operations["deleteMyAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a cart */
        post: operations["createCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a cart */
        get: operations["getCart"];
        put?: never;
        /** Change a cart */
        post: operations["updateCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn a cart into an order */
        post: operations["completeCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}/line-items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put an item into a cart */
        post: operations["createCartLineItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}/line-items/{lineId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the item. */
                lineId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change an item of a cart */
        post: operations["updateCartLineItem"];
        /** Take an item out of a cart */
        delete: operations["deleteCartLineItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}/shipping-methods": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose how a cart is shipped */
        post: operations["addShippingMethodToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}/payment-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prepare a cart's payment sessions */
        post: operations["createCartPaymentSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}/payment-session": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose how a cart is paid */
        post: operations["selectCartPaymentSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}/payment-sessions/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the provider. */
                provider: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a payment session its data */
        post: operations["updateCartPaymentSession"];
        /** Delete a cart's payment session */
        delete: operations["deleteCartPaymentSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}/payment-sessions/{provider}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the provider. */
                provider: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renew a cart's payment session */
        post: operations["refreshCartPaymentSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}/discounts/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description The code. */
                code: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a discount from a cart */
        delete: operations["removeDiscountFromCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List collections */
        get: operations["listCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a collection */
        get: operations["getCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/gift-cards/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code. */
                code: string;
            };
            cookie?: never;
        };
        /** Read a gift card's balance */
        get: operations["getGiftCardByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/order-edits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read an order edit */
        get: operations["getOrderEdit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/order-edits/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline an order edit */
        post: operations["declineOrderEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/order-edits/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an order edit */
        post: operations["completeOrderEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read an order */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/orders/cart/{cartId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the cart. */
                cartId: string;
            };
            cookie?: never;
        };
        /** Read the order that a cart became */
        get: operations["getOrderByCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find an order by its number and email address */
        get: operations["lookupOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/orders/batch/customer/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to link earlier orders to one's account */
        post: operations["requestOrderClaimToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/orders/customer/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link earlier orders to one's account */
        post: operations["confirmOrderClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/payment-collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a payment collection */
        get: operations["getPaymentCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/payment-collections/{id}/sessions/{sessionId}/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the session. */
                sessionId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Authorise a payment session */
        post: operations["authorizePaymentSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/payment-collections/{id}/sessions/batch/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Authorise several payment sessions */
        post: operations["authorizePaymentSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/payment-collections/{id}/sessions/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Split a payment over several sessions */
        post: operations["managePaymentSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/payment-collections/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay with one payment session */
        post: operations["createPaymentSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/payment-collections/{id}/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the session. */
                sessionId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renew a payment session */
        post: operations["refreshPaymentSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/product-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List product categories */
        get: operations["listProductCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/product-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a product category */
        get: operations["getProductCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/product-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List product tags */
        get: operations["listProductTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/product-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List product types */
        get: operations["listProductTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List variants */
        get: operations["listVariants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/variants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a variant */
        get: operations["getVariant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a product */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/products/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search products with the installed search service */
        post: operations["searchProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List regions */
        get: operations["listRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/regions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a region */
        get: operations["getRegion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/return-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List return reasons */
        get: operations["listReturnReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/return-reasons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a return reason */
        get: operations["getReturnReason"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request the return of items */
        post: operations["createReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/shipping-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List shipping options */
        get: operations["listShippingOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/shipping-options/{cartId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the cart. */
                cartId: string;
            };
            cookie?: never;
        };
        /** List how a cart can be shipped */
        get: operations["listCartShippingOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/swaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request an exchange of items */
        post: operations["createSwap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/swaps/{cartId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the cart. */
                cartId: string;
            };
            cookie?: never;
        };
        /** Read the swap that a cart pays for */
        get: operations["getSwapByCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}/taxes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Work out a cart's taxes */
        post: operations["calculateCartTaxes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Own columns of a customer. */
        Customer: {
            id: string;
            /** Format: email */
            email: string;
            first_name: string | null;
            last_name: string | null;
            billing_address_id: string | null;
            phone: string | null;
            has_account: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @enum {string} */
        OrderStatus: "pending" | "completed" | "archived" | "canceled" | "requires_action";
        /** @enum {string} */
        OrderFulfillmentStatus: "not_fulfilled" | "partially_fulfilled" | "fulfilled" | "partially_shipped" | "shipped" | "partially_returned" | "returned" | "canceled" | "requires_action";
        /** @enum {string} */
        OrderPaymentStatus: "not_paid" | "awaiting" | "captured" | "partially_refunded" | "refunded" | "canceled" | "requires_action";
        /** @description Own columns of an order, as shoppers get them. */
        StoreOrder: {
            id: string;
            status: components["schemas"]["OrderStatus"];
            fulfillment_status: components["schemas"]["OrderFulfillmentStatus"];
            payment_status: components["schemas"]["OrderPaymentStatus"];
            display_id: number;
            cart_id: string | null;
            customer_id: string;
            /** Format: email */
            email: string;
            billing_address_id?: string | null;
            shipping_address_id?: string | null;
            region_id: string;
            currency_code: string;
            tax_rate: number | null;
            draft_order_id?: string | null;
            /** Format: date-time */
            canceled_at?: string | null;
            no_notification?: boolean | null;
            idempotency_key?: string | null;
            external_id?: string | null;
            sales_channel_id?: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at?: string;
            metadata?: {
                [key: string]: unknown;
            } | null;
            /** @constant */
            object: "order";
        };
        /** @description Own columns of a line item. */
        LineItem: {
            id: string;
            cart_id: string | null;
            order_id: string | null;
            swap_id: string | null;
            claim_order_id: string | null;
            original_item_id: string | null;
            order_edit_id: string | null;
            title: string;
            description: string | null;
            thumbnail: string | null;
            is_return: boolean;
            is_giftcard: boolean;
            should_merge: boolean;
            allow_discounts: boolean;
            has_shipping: boolean | null;
            unit_price: number;
            variant_id: string | null;
            quantity: number;
            fulfilled_quantity: number | null;
            returned_quantity: number | null;
            shipped_quantity: number | null;
            includes_tax?: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Order as part of a customer. */
        StoreOrderInCustomer: components["schemas"]["StoreOrder"] & {
            items: components["schemas"]["LineItem"][];
        };
        /** @description Own columns of an address. */
        Address: {
            id: string;
            customer_id: string | null;
            company: string | null;
            first_name: string | null;
            last_name: string | null;
            address_1: string | null;
            address_2: string | null;
            city: string | null;
            country_code: string | null;
            province: string | null;
            postal_code: string | null;
            phone: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Customer as shoppers read it. */
        StoreSessionCustomer: components["schemas"]["Customer"] & {
            orders: components["schemas"]["StoreOrderInCustomer"][];
            shipping_addresses: components["schemas"]["Address"][];
        };
        /** @description Answer with a customer. */
        StoreAuthResponse: {
            customer: components["schemas"]["StoreSessionCustomer"];
        };
        /** @description What went wrong, as the server says it. */
        Problem: {
            /** @description Short code; not always there. */
            code?: string;
            /** @description Kind of the error, such as invalid_data or not_found. */
            type?: string;
            /** @description One sentence in English. */
            message: string;
        };
        StoreCreateSessionBody: {
            email: string;
            password: string;
        };
        /** @description Answer with store get auth email. */
        StoreGetAuthEmailResponse: {
            exists: boolean;
        };
        StoreCreateTokenBody: {
            email: string;
            password: string;
        };
        /** @description Answer with store bearer auth. */
        StoreBearerAuthResponse: {
            access_token: string;
        };
        StoreCreateCustomerBody: {
            first_name: string;
            last_name: string;
            /** Format: email */
            email: string;
            password: string;
            phone?: string;
        };
        /** @description Customer as shoppers read it. */
        StoreCustomerDetail: components["schemas"]["Customer"] & {
            billing_address: components["schemas"]["Address"] | null;
            shipping_addresses: components["schemas"]["Address"][];
        };
        /** @description Answer with a customer. */
        StoreCustomerResponse: {
            customer: components["schemas"]["StoreCustomerDetail"];
        };
        AddressInput: {
            first_name?: string;
            last_name?: string;
            phone?: string;
            company?: string;
            address_1?: string;
            address_2?: string;
            city?: string;
            country_code?: string;
            province?: string;
            postal_code?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        StoreUpdateMeBody: {
            first_name?: string | null;
            last_name?: string | null;
            billing_address?: components["schemas"]["AddressInput"] | string | null;
            password?: string;
            phone?: string | null;
            email?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Bounds of a date filter; ISO 8601. */
        DateRange: {
            /** Format: date-time */
            gt?: string;
            /** Format: date-time */
            gte?: string;
            /** Format: date-time */
            lt?: string;
            /** Format: date-time */
            lte?: string;
        };
        /** @description Own columns of a discount. */
        Discount: {
            id: string;
            code: string;
            is_dynamic: boolean;
            rule_id: string | null;
            is_disabled: boolean;
            parent_discount_id: string | null;
            /** Format: date-time */
            starts_at: string;
            /** Format: date-time */
            ends_at: string | null;
            valid_duration: string | null;
            usage_limit: number | null;
            usage_count: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @enum {string} */
        DiscountRuleType: "fixed" | "percentage" | "free_shipping";
        /** @enum {string} */
        DiscountRuleAllocation: "total" | "item";
        /** @description Own columns of a discount rule. */
        DiscountRule: {
            id: string;
            type: components["schemas"]["DiscountRuleType"];
            description: string | null;
            value: number;
            allocation: components["schemas"]["DiscountRuleAllocation"] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Discount as part of a cart. */
        StoreDiscountInCart: components["schemas"]["Discount"] & {
            rule: components["schemas"]["DiscountRule"] | null;
        };
        /** @description Own columns of a fulfillment. */
        Fulfillment: {
            id: string;
            claim_order_id: string | null;
            swap_id: string | null;
            order_id: string | null;
            provider_id: string;
            location_id: string | null;
            tracking_numbers: string[];
            data: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            shipped_at: string | null;
            no_notification: boolean | null;
            /** Format: date-time */
            canceled_at: string | null;
            idempotency_key: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Own columns of a tracking link. */
        TrackingLink: {
            id: string;
            url: string | null;
            tracking_number: string;
            fulfillment_id: string;
            idempotency_key: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Fulfillment as part of an order. */
        StoreFulfillmentInOrderList: components["schemas"]["Fulfillment"] & {
            tracking_links: components["schemas"]["TrackingLink"][];
        };
        /** @description Own columns of a product variant. */
        ProductVariant: {
            id: string;
            title: string;
            product_id: string;
            sku: string | null;
            barcode: string | null;
            ean: string | null;
            upc: string | null;
            variant_rank?: number | null;
            /** @description Missing while the stock is kept at no location that serves a sales channel. */
            inventory_quantity?: number;
            allow_backorder: boolean;
            manage_inventory: boolean;
            hs_code: string | null;
            origin_country: string | null;
            mid_code: string | null;
            material: string | null;
            weight: number | null;
            length: number | null;
            height: number | null;
            width: number | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @enum {string} */
        ProductStatus: "draft" | "proposed" | "published" | "rejected";
        /** @description Own columns of a product. */
        Product: {
            id: string;
            title: string;
            subtitle: string | null;
            description: string | null;
            handle: string | null;
            is_giftcard: boolean;
            status: components["schemas"]["ProductStatus"];
            thumbnail: string | null;
            profile_id?: string;
            weight: number | null;
            length: number | null;
            height: number | null;
            width: number | null;
            hs_code: string | null;
            origin_country: string | null;
            mid_code: string | null;
            material: string | null;
            collection_id: string | null;
            type_id: string | null;
            discountable: boolean;
            external_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @enum {string} */
        ShippingProfileType: "default" | "gift_card" | "custom";
        /** @description Own columns of a shipping profile. */
        ShippingProfile: {
            id: string;
            name: string;
            type: components["schemas"]["ShippingProfileType"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Product as part of a product variant. */
        StoreProductInProductVariant: components["schemas"]["Product"] & {
            profiles: components["schemas"]["ShippingProfile"][];
            profile?: components["schemas"]["ShippingProfile"] | null;
        };
        /** @description Product variant as part of a line item. */
        StoreProductVariantInLineItem: components["schemas"]["ProductVariant"] & {
            product?: components["schemas"]["StoreProductInProductVariant"] | null;
            purchasable?: boolean;
        };
        /** @description Own columns of a line item adjustment. */
        LineItemAdjustment: {
            id: string;
            item_id: string;
            description: string;
            discount_id: string | null;
            amount: number;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Own columns of a line item tax line. */
        LineItemTaxLine: {
            id?: string;
            code: string | null;
            name: string;
            rate: number;
            item_id: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Line item as part of an order. */
        StoreLineItemInOrder: components["schemas"]["LineItem"] & {
            variant: components["schemas"]["StoreProductVariantInLineItem"] | null;
            adjustments: components["schemas"]["LineItemAdjustment"][];
            tax_lines: components["schemas"]["LineItemTaxLine"][];
            refundable?: number;
            discount_total?: number;
            gift_card_total?: number;
            original_tax_total?: number;
            original_total?: number;
            subtotal?: number;
            tax_total?: number;
            total?: number;
            raw_discount_total?: number;
        };
        /** @description Own columns of a payment. */
        Payment: {
            id: string;
            swap_id: string | null;
            cart_id: string | null;
            order_id: string | null;
            amount: number;
            currency_code: string;
            amount_refunded: number;
            provider_id: string;
            data: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            captured_at: string | null;
            /** Format: date-time */
            canceled_at: string | null;
            idempotency_key?: string | null;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Own columns of a region. */
        Region: {
            id: string;
            name: string;
            currency_code: string;
            tax_rate: number;
            tax_code: string | null;
            gift_cards_taxable: boolean;
            automatic_taxes: boolean;
            tax_provider_id: string | null;
            includes_tax?: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Own columns of a fulfillment provider. */
        FulfillmentProvider: {
            id: string;
            is_installed: boolean;
        };
        /** @description Own columns of a payment provider. */
        PaymentProvider: {
            id: string;
            is_installed: boolean;
        };
        /** @description Region as part of an order. */
        StoreRegionInOrder: components["schemas"]["Region"] & {
            fulfillment_providers?: components["schemas"]["FulfillmentProvider"][];
            payment_providers?: components["schemas"]["PaymentProvider"][];
        };
        /** @description Own columns of a shipping method. */
        ShippingMethod: {
            id: string;
            shipping_option_id: string;
            order_id: string | null;
            claim_order_id: string | null;
            cart_id: string | null;
            swap_id: string | null;
            return_id: string | null;
            price: number;
            data: {
                [key: string]: unknown;
            };
            includes_tax?: boolean;
            subtotal?: number;
            total?: number;
            tax_total?: number;
        };
        /** @enum {string} */
        ShippingOptionPriceType: "flat_rate" | "calculated";
        /** @description Own columns of a shipping option. */
        ShippingOption: {
            id: string;
            name: string;
            region_id: string;
            profile_id: string;
            provider_id: string;
            price_type: components["schemas"]["ShippingOptionPriceType"];
            amount: number | null;
            is_return: boolean;
            admin_only: boolean;
            data: {
                [key: string]: unknown;
            };
            includes_tax?: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Own columns of a shipping method tax line. */
        ShippingMethodTaxLine: {
            id?: string;
            code: string | null;
            name: string;
            rate: number;
            shipping_method_id: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Shipping method as part of a cart. */
        StoreShippingMethodInCart: components["schemas"]["ShippingMethod"] & {
            shipping_option?: components["schemas"]["ShippingOption"] | null;
            tax_lines: components["schemas"]["ShippingMethodTaxLine"][];
            original_total?: number;
            original_tax_total?: number;
        };
        /** @enum {string} */
        ClaimOrderType: "refund" | "replace";
        /** @enum {string} */
        ClaimOrderPaymentStatus: "na" | "not_refunded" | "refunded";
        /** @description Own columns of a claim order. */
        ClaimOrder: {
            id: string;
            type: components["schemas"]["ClaimOrderType"];
            payment_status: components["schemas"]["ClaimOrderPaymentStatus"];
            fulfillment_status: components["schemas"]["OrderFulfillmentStatus"];
            order_id: string;
            shipping_address_id: string | null;
            refund_amount: number | null;
            /** Format: date-time */
            canceled_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            metadata: {
                [key: string]: unknown;
            } | null;
            no_notification: boolean | null;
            idempotency_key: string | null;
        };
        /** @description Line item as part of a claim order. */
        StoreLineItemInOrderClaimOrder: components["schemas"]["LineItem"] & {
            adjustments: components["schemas"]["LineItemAdjustment"][];
            tax_lines: components["schemas"]["LineItemTaxLine"][];
            refundable?: number;
            discount_total?: number;
            gift_card_total?: number;
            original_tax_total?: number;
            original_total?: number;
            subtotal?: number;
            tax_total?: number;
            total?: number;
            raw_discount_total?: number;
        };
        /** @description Claim order as part of an order. */
        StoreClaimOrderInOrderList: components["schemas"]["ClaimOrder"] & {
            additional_items: components["schemas"]["StoreLineItemInOrderClaimOrder"][];
        };
        /** @description Own columns of a gift card transaction. */
        GiftCardTransaction: {
            id: string;
            gift_card_id: string;
            order_id: string;
            amount: number;
            /** Format: date-time */
            created_at: string;
            is_taxable: boolean | null;
            tax_rate: number | null;
        };
        /** @description Own columns of a gift card. */
        GiftCard: {
            id: string;
            code: string;
            value: number;
            balance: number;
            region_id: string;
            order_id?: string | null;
            is_disabled: boolean;
            /** Format: date-time */
            ends_at: string | null;
            tax_rate: number | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Gift card transaction as part of an order. */
        StoreGiftCardTransactionInOrder: components["schemas"]["GiftCardTransaction"] & {
            gift_card?: components["schemas"]["GiftCard"] | null;
        };
        /** @enum {string} */
        RefundReason: "discount" | "return" | "swap" | "claim" | "other";
        /** @description Own columns of a refund. */
        Refund: {
            id: string;
            order_id: string | null;
            payment_id: string | null;
            amount: number;
            note: string | null;
            reason: components["schemas"]["RefundReason"];
            idempotency_key: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @enum {string} */
        SwapFulfillmentStatus: "not_fulfilled" | "fulfilled" | "shipped" | "partially_shipped" | "canceled" | "requires_action";
        /** @enum {string} */
        SwapPaymentStatus: "not_paid" | "awaiting" | "captured" | "confirmed" | "canceled" | "difference_refunded" | "partially_refunded" | "refunded" | "requires_action";
        /** @description Own columns of a swap. */
        Swap: {
            id: string;
            fulfillment_status: components["schemas"]["SwapFulfillmentStatus"];
            payment_status: components["schemas"]["SwapPaymentStatus"];
            order_id: string;
            difference_due: number | null;
            shipping_address_id?: string | null;
            cart_id: string | null;
            /** Format: date-time */
            confirmed_at?: string | null;
            /** Format: date-time */
            canceled_at?: string | null;
            no_notification?: boolean | null;
            allow_backorder?: boolean;
            idempotency_key?: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at?: string | null;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Swap as part of an order. */
        StoreSwapInOrderList: components["schemas"]["Swap"] & {
            additional_items: components["schemas"]["StoreLineItemInOrderClaimOrder"][];
        };
        /** @description Order as shoppers list it. */
        StoreOrderListItem: components["schemas"]["StoreOrder"] & {
            customer: components["schemas"]["Customer"] | null;
            discounts: components["schemas"]["StoreDiscountInCart"][];
            fulfillments: components["schemas"]["StoreFulfillmentInOrderList"][];
            items: components["schemas"]["StoreLineItemInOrder"][];
            payments: components["schemas"]["Payment"][];
            region: components["schemas"]["StoreRegionInOrder"] | null;
            shipping_address: components["schemas"]["Address"] | null;
            shipping_methods: components["schemas"]["StoreShippingMethodInCart"][];
            claims: components["schemas"]["StoreClaimOrderInOrderList"][];
            gift_card_transactions: components["schemas"]["StoreGiftCardTransactionInOrder"][];
            gift_cards: components["schemas"]["GiftCard"][];
            refunds: components["schemas"]["Refund"][];
            swaps: components["schemas"]["StoreSwapInOrderList"][];
            discount_total?: number;
            gift_card_tax_total?: number;
            gift_card_total?: number;
            paid_total?: number;
            refundable_amount?: number;
            refunded_total?: number;
            shipping_total?: number | null;
            subtotal?: number;
            tax_total?: number;
            total?: number;
            shipping_tax_total?: number;
            raw_discount_total?: number;
            item_tax_total?: number | null;
        };
        /** @description Answer with orders. */
        StoreOrderListResponse: {
            orders: components["schemas"]["StoreOrderListItem"][];
            count: number;
            offset: number;
            limit: number;
        };
        StoreResetPasswordBody: {
            /** Format: email */
            email: string;
            password: string;
            token: string;
        };
        /** @description Answer with a customer. */
        StoreCustomersResetPasswordResponse: {
            customer: components["schemas"]["Customer"];
        };
        StoreRequestPasswordTokenBody: {
            /** Format: email */
            email: string;
        };
        /** @description Answer with store customers list payment methods. */
        StoreCustomersListPaymentMethodsResponse: {
            payment_methods: {
                provider_id: string;
                data: {
                    [key: string]: unknown;
                };
            }[];
        };
        AddressCreateInput: {
            first_name: string;
            last_name: string;
            phone?: string;
            company?: string;
            address_1: string;
            address_2?: string;
            city: string;
            country_code: string;
            province?: string;
            postal_code: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        StoreCreateMyAddressBody: {
            address: components["schemas"]["AddressCreateInput"];
        };
        StoreUpdateMyAddressBody: {
            first_name?: string | null;
            last_name?: string | null;
            phone?: string | null;
            metadata?: {
                [key: string]: unknown;
            };
            company?: string;
            address_1?: string;
            address_2?: string;
            city?: string;
            country_code?: string;
            province?: string;
            postal_code?: string;
        };
        StoreCreateCartBody: {
            region_id?: string;
            sales_channel_id?: string;
            country_code?: string;
            items?: {
                variant_id: string;
                quantity: number;
            }[];
            context?: {
                [key: string]: unknown;
            };
        };
        /** @enum {string} */
        CartType: "default" | "swap" | "draft_order" | "payment_link" | "claim";
        /** @description Own columns of a cart. */
        Cart: {
            id: string;
            /** Format: email */
            email: string | null;
            billing_address_id: string | null;
            shipping_address_id: string | null;
            region_id: string;
            customer_id: string | null;
            payment_id: string | null;
            type: components["schemas"]["CartType"];
            /** Format: date-time */
            completed_at: string | null;
            /** Format: date-time */
            payment_authorized_at: string | null;
            idempotency_key: string | null;
            context: {
                [key: string]: unknown;
            } | null;
            sales_channel_id?: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            metadata: {
                [key: string]: unknown;
            } | null;
            object: string;
        };
        /** @description Line item as part of a cart. */
        StoreLineItemInCart: components["schemas"]["LineItem"] & {
            adjustments: components["schemas"]["LineItemAdjustment"][];
            variant: components["schemas"]["StoreProductVariantInLineItem"] | null;
            tax_lines: components["schemas"]["LineItemTaxLine"][];
            discount_total: number;
            gift_card_total?: number;
            original_tax_total: number;
            original_total: number;
            refundable?: number;
            subtotal: number;
            tax_total: number;
            total: number;
            raw_discount_total?: number;
        };
        /** @enum {string} */
        PaymentSessionStatus: "authorized" | "pending" | "requires_more" | "error" | "canceled";
        /** @description Own columns of a payment session. */
        PaymentSession: {
            id: string;
            cart_id: string | null;
            provider_id: string;
            is_selected: boolean | null;
            is_initiated: boolean;
            status: components["schemas"]["PaymentSessionStatus"];
            data: {
                [key: string]: unknown;
            };
            idempotency_key: string | null;
            amount: number | null;
            /** Format: date-time */
            payment_authorized_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description Own columns of a country. */
        Country: {
            id: number;
            iso_2: string;
            iso_3: string;
            num_code: number;
            name: string;
            display_name: string;
            region_id: string | null;
        };
        /** @description Own columns of a tax rate. */
        TaxRate: {
            id: string;
            rate: number | null;
            code: string | null;
            name: string;
            region_id: string;
            product_count?: number;
            product_type_count?: number;
            shipping_option_count?: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Region as part of a cart. */
        StoreRegionInCart: components["schemas"]["Region"] & {
            countries: components["schemas"]["Country"][];
            payment_providers: components["schemas"]["PaymentProvider"][];
            fulfillment_providers?: components["schemas"]["FulfillmentProvider"][];
            tax_rates: components["schemas"]["TaxRate"][];
        };
        /** @description Own columns of a sales channel. */
        SalesChannel: {
            id: string;
            name: string;
            description: string | null;
            is_disabled: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Cart as shoppers read it. */
        StoreCartDetail: components["schemas"]["Cart"] & {
            billing_address: components["schemas"]["Address"] | null;
            discounts: components["schemas"]["StoreDiscountInCart"][];
            gift_cards: components["schemas"]["GiftCard"][];
            items: components["schemas"]["StoreLineItemInCart"][];
            payment: components["schemas"]["Payment"] | null;
            payment_sessions: components["schemas"]["PaymentSession"][];
            region: components["schemas"]["StoreRegionInCart"] | null;
            shipping_address: components["schemas"]["Address"] | null;
            shipping_methods: components["schemas"]["StoreShippingMethodInCart"][];
            discount_total: number;
            gift_card_tax_total: number;
            gift_card_total: number;
            item_tax_total: number;
            refundable_amount?: number;
            refunded_total?: number;
            shipping_tax_total: number;
            shipping_total: number;
            subtotal: number;
            tax_total: number;
            total: number;
            raw_discount_total?: number;
            customer?: components["schemas"]["Customer"] | null;
            sales_channel?: components["schemas"]["SalesChannel"] | null;
            payment_session?: components["schemas"]["PaymentSession"] | null;
        };
        /** @description Answer with a cart. */
        StoreCartResponse: {
            cart: components["schemas"]["StoreCartDetail"];
        };
        StoreUpdateCartBody: {
            region_id?: string;
            country_code?: string;
            /** Format: email */
            email?: string | null;
            sales_channel_id?: string | null;
            billing_address?: components["schemas"]["AddressInput"] | string | null;
            shipping_address?: components["schemas"]["AddressInput"] | string | null;
            gift_cards?: {
                code: string;
            }[];
            discounts?: {
                code: string;
            }[];
            customer_id?: string | null;
            context?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Own columns of a fulfillment item. */
        FulfillmentItem: {
            fulfillment_id: string;
            item_id: string;
            quantity: number;
        };
        /** @description Fulfillment as part of an order. */
        StoreFulfillmentInOrder: components["schemas"]["Fulfillment"] & {
            tracking_links: components["schemas"]["TrackingLink"][];
            items: components["schemas"]["FulfillmentItem"][];
        };
        /** @description Line item as part of a claim order. */
        StoreLineItemInClaimOrder: components["schemas"]["LineItem"] & {
            adjustments: components["schemas"]["LineItemAdjustment"][];
            tax_lines: components["schemas"]["LineItemTaxLine"][];
            refundable: number;
            discount_total: number;
            gift_card_total: number;
            original_tax_total: number;
            original_total: number;
            subtotal: number;
            tax_total: number;
            total: number;
            raw_discount_total?: number;
        };
        /** @description Claim order as part of an order. */
        StoreClaimOrderInOrder: components["schemas"]["ClaimOrder"] & {
            additional_items: components["schemas"]["StoreLineItemInClaimOrder"][];
        };
        /** @description Swap as part of an order. */
        StoreSwapInOrder: components["schemas"]["Swap"] & {
            additional_items: components["schemas"]["StoreLineItemInClaimOrder"][];
        };
        /** @description Order as shoppers read it. */
        StoreOrderDetail: components["schemas"]["StoreOrder"] & {
            customer?: components["schemas"]["Customer"] | null;
            discounts: components["schemas"]["StoreDiscountInCart"][];
            fulfillments?: components["schemas"]["StoreFulfillmentInOrder"][];
            items: components["schemas"]["StoreLineItemInCart"][];
            payments: components["schemas"]["Payment"][];
            region: components["schemas"]["StoreRegionInOrder"] | null;
            shipping_address: components["schemas"]["Address"] | null;
            shipping_methods: components["schemas"]["StoreShippingMethodInCart"][];
            claims?: components["schemas"]["StoreClaimOrderInOrder"][];
            gift_card_transactions?: components["schemas"]["StoreGiftCardTransactionInOrder"][];
            gift_cards?: components["schemas"]["GiftCard"][];
            refunds?: components["schemas"]["Refund"][];
            swaps?: components["schemas"]["StoreSwapInOrder"][];
            discount_total: number;
            gift_card_tax_total: number;
            gift_card_total: number;
            paid_total: number;
            refundable_amount: number;
            refunded_total: number;
            shipping_total: number | null;
            subtotal: number;
            tax_total: number;
            total: number;
            shipping_tax_total?: number;
            raw_discount_total?: number;
            item_tax_total?: number | null;
        };
        /** @description Swap after its cart is completed. */
        StoreCompletedSwap: components["schemas"]["Swap"] & {
            shipping_address: components["schemas"]["Address"] | null;
        };
        /** @description What a completed cart became; the cart itself when its payment still needs the shopper. */
        StoreCompleteCartResponse: {
            /** @constant */
            type: "order";
            data: components["schemas"]["StoreOrderDetail"];
        } | {
            /** @constant */
            type: "cart";
            data: components["schemas"]["StoreCartDetail"];
        } | {
            /** @constant */
            type: "swap";
            data: components["schemas"]["StoreCompletedSwap"];
        };
        StoreCreateCartLineItemBody: {
            variant_id: string;
            quantity: number;
            metadata?: {
                [key: string]: unknown;
            };
        };
        StoreUpdateCartLineItemBody: {
            quantity: number;
            metadata?: {
                [key: string]: unknown;
            };
        };
        StoreAddShippingMethodToCartBody: {
            option_id: string;
            data?: {
                [key: string]: unknown;
            };
        };
        /** @description Answer with a cart, which is in it twice. */
        StoreCartSessionsResponse: {
            cart: components["schemas"]["StoreCartDetail"];
            data?: components["schemas"]["StoreCartDetail"];
        };
        StoreSelectCartPaymentSessionBody: {
            provider_id: string;
        };
        StoreUpdateCartPaymentSessionBody: {
            data: {
                [key: string]: unknown;
            };
        };
        /** @description Region of a cart whose taxes or payment session were renewed. */
        StoreRegionInRecalculatedCart: components["schemas"]["Region"] & {
            countries?: components["schemas"]["Country"][];
            payment_providers?: components["schemas"]["PaymentProvider"][];
            tax_rates: components["schemas"]["TaxRate"][];
        };
        /** @description Cart as shoppers read it after taxes or a payment session were renewed. */
        StoreRecalculatedCart: components["schemas"]["Cart"] & {
            discounts: components["schemas"]["StoreDiscountInCart"][];
            gift_cards: components["schemas"]["GiftCard"][];
            items: components["schemas"]["StoreLineItemInCart"][];
            shipping_address: components["schemas"]["Address"] | null;
            shipping_methods: components["schemas"]["StoreShippingMethodInCart"][];
            discount_total: number;
            gift_card_tax_total: number;
            gift_card_total: number;
            item_tax_total: number;
            shipping_tax_total: number;
            shipping_total: number;
            subtotal: number;
            tax_total: number;
            total: number;
            raw_discount_total?: number;
            region: components["schemas"]["StoreRegionInRecalculatedCart"] | null;
            payment_sessions?: components["schemas"]["PaymentSession"][];
        };
        /** @description Answer with a cart. */
        StoreRecalculatedCartResponse: {
            cart: components["schemas"]["StoreRecalculatedCart"];
        };
        /** @description Own columns of a product collection. */
        ProductCollection: {
            id: string;
            title: string;
            handle: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at?: string | null;
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Answer with product collections. */
        StoreProductCollectionListResponse: {
            collections: components["schemas"]["ProductCollection"][];
            count: number;
            offset: number;
            limit: number;
        };
        /** @description Answer with a product collection. */
        StoreProductCollectionResponse: {
            collection: components["schemas"]["ProductCollection"];
        };
        /** @description Gift card as its holder reads it. */
        StoreGiftCard: {
            id: string;
            code: string;
            value: number;
            balance: number;
            region: components["schemas"]["Region"];
        };
        /** @description Answer with a gift card. */
        StoreGiftCardResponse: {
            gift_card: components["schemas"]["StoreGiftCard"];
        };
        /** @enum {string} */
        OrderEditStatus: "confirmed" | "declined" | "requested" | "created" | "canceled";
        /** @description Own columns of an order edit, as shoppers get them. */
        StoreOrderEdit: {
            id: string;
            order_id: string;
            requested_by: string | null;
            /** Format: date-time */
            requested_at: string | null;
            /** Format: date-time */
            confirmed_at: string | null;
            declined_by: string | null;
            /** Format: date-time */
            declined_at: string | null;
            declined_reason: string | null;
            /** Format: date-time */
            canceled_at: string | null;
            status: components["schemas"]["OrderEditStatus"];
            payment_collection_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at?: string;
        };
        /** @enum {string} */
        OrderItemChangeType: "item_add" | "item_remove" | "item_update";
        /** @description Own columns of an order item change. */
        OrderItemChange: {
            id: string;
            type: components["schemas"]["OrderItemChangeType"];
            order_edit_id: string;
            original_line_item_id: string | null;
            line_item_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        /** @description Line item as part of a swap. */
        StoreLineItemInSwap: components["schemas"]["LineItem"] & {
            variant: components["schemas"]["ProductVariant"] | null;
        };
        /** @description Order item change as part of an order edit. */
        StoreOrderItemChangeInOrderEdit: components["schemas"]["OrderItemChange"] & {
            line_item: components["schemas"]["StoreLineItemInSwap"] | null;
            original_line_item: components["schemas"]["StoreLineItemInSwap"] | null;
        };
        /** @description Line item as part of an order edit. */
        StoreLineItemInOrderEdit: components["schemas"]["LineItem"] & {
            adjustments: components["schemas"]["LineItemAdjustment"][];
            tax_lines: components["schemas"]["LineItemTaxLine"][];
            variant: components["schemas"]["ProductVariant"] | null;
            discount_total: number;
            gift_card_total?: number;
            original_tax_total: number;
            original_total: number;
            refundable: number;
            subtotal: number;
            tax_total: number;
            total: number;
            raw_discount_total?: number;
        };
        /** @enum {string} */
        PaymentCollectionStatus: "not_paid" | "awaiting" | "authorized" | "partially_authorized" | "canceled";
        /** @description Own columns of a payment collection. */
        PaymentCollection: {
            id: string;
            /** @constant */
            type: "order_edit";
            status: components["schemas"]["PaymentCollectionStatus"];
            description: string | null;
            amount: number;
            authorized_amount?: number | null;
            region_id?: string;
            currency_code: string;
            created_by?: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: date-time */
            deleted_at?: string | null;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Order edit as shoppers read it. */
        StoreOrderEditDetail: components["schemas"]["StoreOrderEdit"] & {
            changes: components["schemas"]["StoreOrderItemChangeInOrderEdit"][];
            items: components["schemas"]["StoreLineItemInOrderEdit"][];
            payment_collection: components["schemas"]["PaymentCollection"] | null;
            difference_due: number;
            discount_total: number;
            gift_card_tax_total: number;
            gift_card_total: number;
            shipping_total: number;
            subtotal: number;
            tax_total: number;
            total: number;
        };
        /** @description Answer with an order edit. */
        StoreOrderEditResponse: {
            order_edit: components["schemas"]["StoreOrderEditDetail"];
        };
        StoreDeclineOrderEditBody: {
            declined_reason?: string;
        };
        /** @description Answer with an order. */
        StoreOrderResponse: {
            order: components["schemas"]["StoreOrderDetail"];
        };
        StoreRequestOrderClaimTokenBody: {
            order_ids: string[];
        };
        StoreConfirmOrderClaimBody: {
            token: string;
        };
        /** @description Payment collection as shoppers read it. */
        StorePaymentCollectionDetail: components["schemas"]["PaymentCollection"] & {
            payment_sessions: components["schemas"]["PaymentSession"][];
            region?: components["schemas"]["StoreRegionInOrder"] | null;
            payments?: components["schemas"]["Payment"][];
        };
        /** @description Answer with a payment collection. */
        StorePaymentCollectionResponse: {
            payment_collection: components["schemas"]["StorePaymentCollectionDetail"];
        };
        /** @description Answer with a payment session. */
        StorePaymentSessionResponse: {
            payment_session: components["schemas"]["PaymentSession"];
        };
        StoreAuthorizePaymentSessionsBody: {
            session_ids: string[];
        };
        StoreManagePaymentSessionsBody: {
            sessions: {
                provider_id: string;
                amount: number;
                session_id?: string;
            }[];
        };
        StoreCreatePaymentSessionBody: {
            provider_id: string;
        };
        /** @description Category as shoppers read it. */
        StoreProductCategory: {
            id: string;
            name: string;
            description: string;
            handle: string;
            mpath?: string | null;
            /** @description Only of categories below the one that was read. */
            is_internal?: boolean;
            /** @description Only of categories below the one that was read. */
            is_active?: boolean;
            rank: number;
            parent_category_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Category two levels below the one that was read. */
        StoreProductCategoryTwig: components["schemas"]["StoreProductCategory"] & {
            category_children?: components["schemas"]["StoreProductCategory"][];
        };
        /** @description Category right below the one that was read, with what is below it. */
        StoreProductCategoryBranch: components["schemas"]["StoreProductCategory"] & {
            category_children?: components["schemas"]["StoreProductCategoryTwig"][];
        };
        /** @description Category as shoppers read it, with its neighbours. */
        StoreProductCategoryDetail: components["schemas"]["StoreProductCategory"] & {
            category_children: components["schemas"]["StoreProductCategoryBranch"][];
            parent_category: components["schemas"]["StoreProductCategory"] | null;
        };
        /** @description Answer with product categories. */
        StoreProductCategoryListResponse: {
            product_categories: components["schemas"]["StoreProductCategoryDetail"][];
            count: number;
            offset: number;
            limit: number;
        };
        /** @description Answer with a product category. */
        StoreProductCategoryResponse: {
            product_category: components["schemas"]["StoreProductCategoryDetail"];
        };
        /** @description Own columns of a product tag. */
        ProductTag: {
            id: string;
            value: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at?: string | null;
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Answer with product tags. */
        StoreProductTagListResponse: {
            product_tags: components["schemas"]["ProductTag"][];
            count: number;
            offset: number;
            limit: number;
        };
        /** @description Own columns of a product type. */
        ProductType: {
            id: string;
            value: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at?: string | null;
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Answer with product types. */
        StoreProductTypeListResponse: {
            product_types: components["schemas"]["ProductType"][];
            count: number;
            offset: number;
            limit: number;
        };
        /** @description What a variant costs where the price list, region or cart of the request says so; null without one. */
        VariantPricing: {
            original_price?: number | null;
            calculated_price?: number | null;
            original_price_incl_tax?: number | null;
            calculated_price_incl_tax?: number | null;
            original_tax?: number | null;
            calculated_tax?: number | null;
            tax_rates?: {
                rate?: number;
                name?: string;
                code?: string;
            }[] | null;
            original_price_includes_tax?: boolean | null;
            calculated_price_includes_tax?: boolean | null;
            calculated_price_type?: string | null;
        };
        /** @description Own columns of a money amount. */
        MoneyAmount: {
            id: string;
            currency_code: string;
            amount: number;
            min_quantity: number | null;
            max_quantity: number | null;
            price_list_id: string | null;
            variant_id?: string | null;
            region_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        /** @enum {string} */
        PriceListType: "sale" | "override";
        /** @enum {string} */
        PriceListStatus: "active" | "draft";
        /** @description Own columns of a price list. */
        PriceList: {
            id: string;
            name: string;
            description: string;
            type: components["schemas"]["PriceListType"];
            status: components["schemas"]["PriceListStatus"];
            /** Format: date-time */
            starts_at: string | null;
            /** Format: date-time */
            ends_at: string | null;
            includes_tax?: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        /** @description Price of a variant together with the price list that it comes from. */
        PriceWithList: components["schemas"]["MoneyAmount"] & {
            price_list?: components["schemas"]["PriceList"] | null;
        };
        /** @description Own columns of a product option value. */
        ProductOptionValue: {
            id: string;
            value: string;
            option_id: string;
            variant_id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Product variant in a list that shoppers read; one without prices has no `prices`. */
        StoreProductVariantListItem: components["schemas"]["ProductVariant"] & components["schemas"]["VariantPricing"] & {
            prices?: components["schemas"]["PriceWithList"][];
            options: components["schemas"]["ProductOptionValue"][];
            product: components["schemas"]["Product"] | null;
            purchasable: boolean;
        };
        /** @description Answer with product variants. */
        StoreProductVariantListResponse: {
            variants: components["schemas"]["StoreProductVariantListItem"][];
        };
        /** @description Product variant as shoppers read it. */
        StoreProductVariantDetail: components["schemas"]["ProductVariant"] & components["schemas"]["VariantPricing"] & {
            prices: components["schemas"]["PriceWithList"][];
            options: components["schemas"]["ProductOptionValue"][];
            product: components["schemas"]["Product"] | null;
            purchasable: boolean;
        };
        /** @description Answer with a product variant. */
        StoreProductVariantResponse: {
            variant: components["schemas"]["StoreProductVariantDetail"];
        };
        /** @description Own columns of an image. */
        Image: {
            id: string;
            url: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Own columns of a product option. */
        ProductOption: {
            id: string;
            title: string;
            product_id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Product option as part of a product. */
        StoreProductOptionInProduct: components["schemas"]["ProductOption"] & {
            values: components["schemas"]["ProductOptionValue"][];
        };
        /** @description Product variant as part of a product. */
        StoreProductVariantInProduct: components["schemas"]["ProductVariant"] & components["schemas"]["VariantPricing"] & {
            options: components["schemas"]["ProductOptionValue"][];
            prices: components["schemas"]["PriceWithList"][];
            purchasable: boolean;
        };
        /** @description Product as shoppers read it. */
        StoreProductDetail: components["schemas"]["Product"] & {
            collection: components["schemas"]["ProductCollection"] | null;
            images: components["schemas"]["Image"][];
            options: components["schemas"]["StoreProductOptionInProduct"][];
            tags: components["schemas"]["ProductTag"][];
            type: components["schemas"]["ProductType"] | null;
            variants: components["schemas"]["StoreProductVariantInProduct"][];
            profile?: components["schemas"]["ShippingProfile"] | null;
            profiles?: components["schemas"]["ShippingProfile"][];
        };
        /** @description Answer with products. */
        StoreProductListResponse: {
            products: components["schemas"]["StoreProductDetail"][];
            count: number;
            offset: number;
            limit: number;
        };
        /** @description Answer with a product. */
        StoreProductResponse: {
            product: components["schemas"]["StoreProductDetail"];
        };
        StoreSearchProductsBody: {
            q?: string;
            offset?: number;
            limit?: number;
            filter?: string;
        };
        /** @description Hits of the installed search service; their shape is its own. */
        StoreSearchResponse: {
            hits: {
                [key: string]: unknown;
            }[];
        } & {
            [key: string]: unknown;
        };
        /** @description Own columns of a currency. */
        Currency: {
            code: string;
            symbol: string;
            symbol_native: string;
            name: string;
            includes_tax?: boolean;
        };
        /** @description Region as shoppers read it. */
        StoreRegionDetail: components["schemas"]["Region"] & {
            countries: components["schemas"]["Country"][];
            payment_providers: components["schemas"]["PaymentProvider"][];
            fulfillment_providers: components["schemas"]["FulfillmentProvider"][];
            currency: components["schemas"]["Currency"];
        };
        /** @description Answer with regions. */
        StoreRegionListResponse: {
            regions: components["schemas"]["StoreRegionDetail"][];
            count: number;
            offset: number;
            limit: number;
        };
        /** @description Answer with a region. */
        StoreRegionResponse: {
            region: components["schemas"]["StoreRegionDetail"];
        };
        /** @description Own columns of a return reason. */
        ReturnReason: {
            id: string;
            value: string;
            label: string;
            description: string | null;
            parent_return_reason_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Return reason as shoppers read it. */
        StoreReturnReasonDetail: components["schemas"]["ReturnReason"] & {
            parent_return_reason: components["schemas"]["ReturnReason"] | null;
            return_reason_children: components["schemas"]["ReturnReason"][];
        };
        /** @description Answer with return reasons. */
        StoreReturnReasonListResponse: {
            return_reasons: components["schemas"]["StoreReturnReasonDetail"][];
        };
        /** @description Answer with a return reason. */
        StoreReturnReasonResponse: {
            return_reason: components["schemas"]["StoreReturnReasonDetail"];
        };
        StoreCreateReturnBody: {
            order_id: string;
            items: {
                item_id: string;
                quantity: number;
                reason_id?: string;
                note?: string;
            }[];
            return_shipping?: {
                option_id: string;
            };
        };
        /** @enum {string} */
        ReturnStatus: "requested" | "received" | "requires_action" | "canceled";
        /** @description Own columns of a return. */
        Return: {
            id: string;
            status: components["schemas"]["ReturnStatus"];
            swap_id: string | null;
            claim_order_id: string | null;
            order_id: string | null;
            shipping_data: {
                [key: string]: unknown;
            } | null;
            location_id: string | null;
            refund_amount: number;
            no_notification: boolean | null;
            idempotency_key: string | null;
            /** Format: date-time */
            received_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Own columns of a return item. */
        ReturnItem: {
            return_id: string;
            item_id: string;
            quantity: number;
            is_requested: boolean;
            requested_quantity: number | null;
            received_quantity: number | null;
            reason_id: string | null;
            note: string | null;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Return item as part of a return. */
        StoreReturnItemInReturn: components["schemas"]["ReturnItem"] & {
            reason: components["schemas"]["ReturnReason"] | null;
        };
        /** @description Return as shoppers read it. */
        StoreReturnDetail: components["schemas"]["Return"] & {
            items: components["schemas"]["StoreReturnItemInReturn"][];
        };
        /** @description Answer with a return. */
        StoreReturnResponse: {
            return: components["schemas"]["StoreReturnDetail"];
        };
        /** @enum {string} */
        ShippingOptionRequirementType: "min_subtotal" | "max_subtotal";
        /** @description Own columns of a shipping option requirement. */
        ShippingOptionRequirement: {
            id: string;
            shipping_option_id: string;
            type: components["schemas"]["ShippingOptionRequirementType"];
            amount: number;
            /** Format: date-time */
            deleted_at: string | null;
        };
        /** @description Shipping option as shoppers list it. */
        StoreShippingOptionListItem: components["schemas"]["ShippingOption"] & {
            requirements: components["schemas"]["ShippingOptionRequirement"][];
            price_incl_tax?: number;
            tax_rates?: {
                rate?: number;
                name?: string;
                code?: string;
            }[];
            tax_amount?: number;
        };
        /** @description Answer with shipping options. */
        StoreShippingOptionListResponse: {
            shipping_options: components["schemas"]["StoreShippingOptionListItem"][];
        };
        /** @description Shipping option as shoppers list it. */
        StoreCartShippingOption: components["schemas"]["ShippingOption"] & {
            profile: components["schemas"]["ShippingProfile"] | null;
            requirements: components["schemas"]["ShippingOptionRequirement"][];
            price_incl_tax?: number;
            tax_rates?: {
                rate?: number;
                name?: string;
                code?: string;
            }[];
            tax_amount?: number;
        };
        /** @description Answer with shipping options. */
        StoreCartShippingOptionsResponse: {
            shipping_options: components["schemas"]["StoreCartShippingOption"][];
        };
        StoreCreateSwapBody: {
            order_id: string;
            return_items: {
                item_id: string;
                quantity: number;
                reason_id?: string;
                note?: string;
            }[];
            return_shipping_option?: string;
            additional_items: {
                variant_id: string;
                quantity: number;
            }[];
        };
        /** @description Fulfillment as part of a swap. */
        StoreFulfillmentInSwap: components["schemas"]["Fulfillment"] & {
            items: components["schemas"]["FulfillmentItem"][];
        };
        /** @description Shipping method as part of a swap. */
        ShippingMethodInSwap: components["schemas"]["ShippingMethod"] & {
            shipping_option: components["schemas"]["ShippingOption"] | null;
        };
        /** @description Return as part of a swap. */
        StoreReturnInSwap: components["schemas"]["Return"] & {
            shipping_method: components["schemas"]["ShippingMethodInSwap"] | null;
            items?: components["schemas"]["ReturnItem"][];
        };
        /** @description Swap as shoppers read it. */
        StoreSwapDetail: components["schemas"]["Swap"] & {
            additional_items: components["schemas"]["StoreLineItemInSwap"][];
            cart: components["schemas"]["Cart"] | null;
            fulfillments: components["schemas"]["StoreFulfillmentInSwap"][];
            order: components["schemas"]["StoreOrder"] | null;
            payment: components["schemas"]["Payment"] | null;
            return_order: components["schemas"]["StoreReturnInSwap"] | null;
            shipping_address: components["schemas"]["Address"] | null;
            shipping_methods: components["schemas"]["ShippingMethod"][];
        };
        /** @description Answer with a swap. */
        StoreSwapResponse: {
            swap: components["schemas"]["StoreSwapDetail"];
        };
    };
    responses: {
        /** @description There is no valid session or token. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description The server failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request has a property or a value that the server does not take. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The record is being changed by another request. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The data clashes with what is there. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such record. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Words to search for. */
        Search: string;
        /** @description How many rows at most. */
        Limit: number;
        /** @description How many rows to skip. */
        Offset: number;
        /** @description Relations to include, comma-separated, in place of the usual ones. */
        Expand: string;
        /** @description Columns to include, comma-separated, in place of the usual ones. */
        Fields: string;
        /** @description When the record was created. */
        CreatedAt: components["schemas"]["DateRange"];
        /** @description When the record was last changed. */
        UpdatedAt: components["schemas"]["DateRange"];
        /** @description Column to sort by; a leading minus turns the order round. */
        Order: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreAuthResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreCreateSessionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The session, for the calls that follow. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreAuthResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description Takes the session away from the browser. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getEmailExists: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email. */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreGetAuthEmailResponse"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreCreateTokenBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreBearerAuthResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreCreateCustomerBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCustomerResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCustomerResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreUpdateMeBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCustomerResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listMyOrders: {
        parameters: {
            query?: {
                /** @description Only these records. */
                id?: string;
                /** @description The number that people see. */
                display_id?: string;
                /** @description Only of this cart. */
                cart_id?: string;
                /** @description Only with this email. */
                email?: string;
                /** @description Only of this region. */
                region_id?: string;
                /** @description Only with this tax rate. */
                tax_rate?: string;
                /** @description Only in one of these states. */
                status?: components["schemas"]["OrderStatus"][];
                /** @description Only with one of these states of fulfilment. */
                fulfillment_status?: components["schemas"]["OrderFulfillmentStatus"][];
                /** @description Only with one of these states of payment. */
                payment_status?: components["schemas"]["OrderPaymentStatus"][];
                /** @description Three-letter code of the currency. */
                currency_code?: string;
                /** @description When it was cancelled. */
                canceled_at?: components["schemas"]["DateRange"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
                /** @description When the record was created. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description When the record was last changed. */
                updated_at?: components["parameters"]["UpdatedAt"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOrderListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreResetPasswordBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCustomersResetPasswordResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    requestPasswordToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreRequestPasswordTokenBody"];
            };
        };
        responses: {
            /** @description Done; nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listMyPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCustomersListPaymentMethodsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createMyAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreCreateMyAddressBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCustomerResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    updateMyAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreUpdateMyAddressBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCustomerResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteMyAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCustomerResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreCreateCartBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreUpdateCartBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    completeCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCompleteCartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createCartLineItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreCreateCartLineItemBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCartLineItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the item. */
                lineId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreUpdateCartLineItemBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteCartLineItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the item. */
                lineId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addShippingMethodToCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreAddShippingMethodToCartBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createCartPaymentSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCartSessionsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    selectCartPaymentSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreSelectCartPaymentSessionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCartPaymentSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the provider. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreUpdateCartPaymentSessionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteCartPaymentSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the provider. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    refreshCartPaymentSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the provider. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreRecalculatedCartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    removeDiscountFromCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description The code. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listCollections: {
        parameters: {
            query?: {
                /** @description Only with one of these handles. */
                handle?: string[];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description When the record was created. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description When the record was last changed. */
                updated_at?: components["parameters"]["UpdatedAt"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreProductCollectionListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreProductCollectionResponse"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getGiftCardByCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreGiftCardResponse"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrderEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOrderEditResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    declineOrderEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreDeclineOrderEditBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOrderEditResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    completeOrderEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOrderEditResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrder: {
        parameters: {
            query?: {
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOrderResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrderByCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the cart. */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOrderResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    lookupOrder: {
        parameters: {
            query: {
                /** @description The number that people see. */
                display_id: number;
                /** @description Only with this email. */
                email: string;
                /** @description Only with this shipping address. */
                shipping_address?: string;
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOrderResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    requestOrderClaimToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreRequestOrderClaimTokenBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    confirmOrderClaim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreConfirmOrderClaimBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getPaymentCollection: {
        parameters: {
            query?: {
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorePaymentCollectionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    authorizePaymentSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the session. */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorePaymentSessionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    authorizePaymentSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreAuthorizePaymentSessionsBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorePaymentCollectionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    managePaymentSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreManagePaymentSessionsBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorePaymentCollectionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createPaymentSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreCreatePaymentSessionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorePaymentCollectionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    refreshPaymentSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the session. */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorePaymentSessionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listProductCategories: {
        parameters: {
            query?: {
                /** @description Only with this handle. */
                handle?: string;
                /** @description Only right below this category; null for the top. */
                parent_category_id?: string;
                /** @description Whether all levels below are included. */
                include_descendants_tree?: boolean;
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Column to sort by; a leading minus turns the order round. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreProductCategoryListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getProductCategory: {
        parameters: {
            query?: {
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreProductCategoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listProductTags: {
        parameters: {
            query?: {
                /** @description Only of this discount condition. */
                discount_condition_id?: string;
                /** @description Only with one of these values. */
                value?: string[];
                /** @description Only these records. */
                id?: string[];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Column to sort by; a leading minus turns the order round. */
                order?: components["parameters"]["Order"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description When the record was created. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description When the record was last changed. */
                updated_at?: components["parameters"]["UpdatedAt"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreProductTagListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listProductTypes: {
        parameters: {
            query?: {
                /** @description Only of this discount condition. */
                discount_condition_id?: string;
                /** @description Only with one of these values. */
                value?: string[];
                /** @description Only these records. */
                id?: string[];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Column to sort by; a leading minus turns the order round. */
                order?: components["parameters"]["Order"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description When the record was created. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description When the record was last changed. */
                updated_at?: components["parameters"]["UpdatedAt"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreProductTypeListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listVariants: {
        parameters: {
            query?: {
                /** @description Only these records, comma-separated. */
                ids?: string;
                /** @description Only of this sales channel. */
                sales_channel_id?: string;
                /** @description Only of this cart. */
                cart_id?: string;
                /** @description Only of this region. */
                region_id?: string;
                /** @description Only these records. */
                id?: string[];
                /** @description Three-letter code of the currency. */
                currency_code?: string;
                /** @description Only with one of these titles. */
                title?: string[];
                /** @description Only with this quantity in stock. */
                inventory_quantity?: string;
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreProductVariantListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getVariant: {
        parameters: {
            query?: {
                /** @description Only of this sales channel. */
                sales_channel_id?: string;
                /** @description Only of this cart. */
                cart_id?: string;
                /** @description Only of this region. */
                region_id?: string;
                /** @description Three-letter code of the currency. */
                currency_code?: string;
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreProductVariantResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Only with this title. */
                title?: string;
                /** @description Only with this description. */
                description?: string;
                /** @description Only with this handle. */
                handle?: string;
                /** @description Only gift cards, or none. */
                is_giftcard?: boolean;
                /** @description Only of this cart. */
                cart_id?: string;
                /** @description Only of this region. */
                region_id?: string;
                /** @description Only these records. */
                id?: string[];
                /** @description Only of one of these sales channels. */
                sales_channel_id?: string[];
                /** @description Only of one of these collections. */
                collection_id?: string[];
                /** @description Only of one of these types. */
                type_id?: string[];
                /** @description Only with one of these tags. */
                tags?: string[];
                /** @description Only of one of these categories. */
                category_id?: string[];
                /** @description Whether a category stands for those below it too. */
                include_category_children?: boolean;
                /** @description Three-letter code of the currency. */
                currency_code?: string;
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
                /** @description Column to sort by; a leading minus turns the order round. */
                order?: components["parameters"]["Order"];
                /** @description When the record was created. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description When the record was last changed. */
                updated_at?: components["parameters"]["UpdatedAt"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreProductListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getProduct: {
        parameters: {
            query?: {
                /** @description Only of this sales channel. */
                sales_channel_id?: string;
                /** @description Only of this cart. */
                cart_id?: string;
                /** @description Only of this region. */
                region_id?: string;
                /** @description Three-letter code of the currency. */
                currency_code?: string;
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreProductResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    searchProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreSearchProductsBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreSearchResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listRegions: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description When the record was created. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description When the record was last changed. */
                updated_at?: components["parameters"]["UpdatedAt"];
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
                /** @description Column to sort by; a leading minus turns the order round. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreRegionListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getRegion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreRegionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listReturnReasons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreReturnReasonListResponse"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getReturnReason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreReturnReasonResponse"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreCreateReturnBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreReturnResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listShippingOptions: {
        parameters: {
            query?: {
                /** @description Whether it is for the way back. */
                is_return?: boolean;
                /** @description Only for these products, comma-separated. */
                product_ids?: string;
                /** @description Only of this region. */
                region_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreShippingOptionListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listCartShippingOptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the cart. */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCartShippingOptionsResponse"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createSwap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreCreateSwapBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreSwapResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getSwapByCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the cart. */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreSwapResponse"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    calculateCartTaxes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreRecalculatedCartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
}
