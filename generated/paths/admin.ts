/* Generated from openapi/, do not edit. */
export interface paths {
    "/admin/auth": {
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
    "/admin/auth/token": {
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
    "/admin/batch-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List batch jobs */
        get: operations["listBatchJobs"];
        put?: never;
        /** Create a batch job */
        post: operations["createBatchJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/batch-jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a batch job */
        get: operations["getBatchJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/batch-jobs/{id}/cancel": {
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
        /** Cancel a batch job */
        post: operations["cancelBatchJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/batch-jobs/{id}/confirm": {
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
        /** Let a prepared batch job run */
        post: operations["confirmBatchJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/analytics-configs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one's usage-data preferences */
        get: operations["getAnalyticsConfig"];
        put?: never;
        /** Choose one's usage-data preferences */
        post: operations["createAnalyticsConfig"];
        /** Remove one's usage-data preferences */
        delete: operations["deleteAnalyticsConfig"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/analytics-configs/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change one's usage-data preferences */
        post: operations["updateAnalyticsConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List collections */
        get: operations["listCollections"];
        put?: never;
        /** Create a collection */
        post: operations["createCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/collections/{id}": {
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
        /** Change a collection */
        post: operations["updateCollection"];
        /** Delete a collection */
        delete: operations["deleteCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/collections/{id}/products/batch": {
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
        /** Put products into a collection */
        post: operations["addProductsToCollection"];
        /** Take products out of a collection */
        delete: operations["removeProductsFromCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List currencies */
        get: operations["listCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/currencies/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code. */
                code: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a currency's tax behaviour */
        post: operations["updateCurrency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customer-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List customer groups */
        get: operations["listCustomerGroups"];
        put?: never;
        /** Create a customer group */
        post: operations["createCustomerGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customer-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a customer group */
        get: operations["getCustomerGroup"];
        put?: never;
        /** Change a customer group */
        post: operations["updateCustomerGroup"];
        /** Delete a customer group */
        delete: operations["deleteCustomerGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customer-groups/{id}/customers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** List the customers of a group */
        get: operations["listCustomersInGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customer-groups/{id}/customers/batch": {
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
        /** Put customers into a group */
        post: operations["addCustomersToGroup"];
        /** Take customers out of a group */
        delete: operations["removeCustomersFromGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List customers */
        get: operations["listCustomers"];
        put?: never;
        /** Create a customer */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a customer */
        get: operations["getCustomer"];
        put?: never;
        /** Change a customer */
        post: operations["updateCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List discounts */
        get: operations["listDiscounts"];
        put?: never;
        /** Create a discount */
        post: operations["createDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a discount */
        get: operations["getDiscount"];
        put?: never;
        /** Change a discount */
        post: operations["updateDiscount"];
        /** Delete a discount */
        delete: operations["deleteDiscount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts/code/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code. */
                code: string;
            };
            cookie?: never;
        };
        /** Find a discount by its code */
        get: operations["getDiscountByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts/{id}/dynamic-codes": {
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
        /** Add a code to a dynamic discount */
        post: operations["createDynamicDiscountCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts/{id}/dynamic-codes/{code}": {
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
        /** Remove a code from a dynamic discount */
        delete: operations["deleteDynamicDiscountCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts/{id}/regions/{region_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the region. */
                region_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a discount valid in a region */
        post: operations["addRegionToDiscount"];
        /** End a discount's validity in a region */
        delete: operations["removeRegionFromDiscount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts/{id}/conditions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * List a discount's conditions
         * @deprecated
         * @description Named by the specification; the server answers 404.
         */
        get: operations["listDiscountConditions"];
        put?: never;
        /** Add a condition to a discount */
        post: operations["createDiscountCondition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts/{id}/conditions/{condition_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the condition. */
                condition_id: string;
            };
            cookie?: never;
        };
        /** Read a discount's condition */
        get: operations["getDiscountCondition"];
        put?: never;
        /** Replace what a discount's condition covers */
        post: operations["updateDiscountCondition"];
        /** Remove a condition from a discount */
        delete: operations["deleteDiscountCondition"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts/{id}/conditions/{condition_id}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the condition. */
                condition_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add resources to a discount's condition */
        post: operations["addResourcesToDiscountCondition"];
        /** Take resources out of a discount's condition */
        delete: operations["removeResourcesFromDiscountCondition"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/draft-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List draft orders */
        get: operations["listDraftOrders"];
        put?: never;
        /** Create a draft order */
        post: operations["createDraftOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/draft-orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a draft order */
        get: operations["getDraftOrder"];
        put?: never;
        /** Change a draft order */
        post: operations["updateDraftOrder"];
        /** Delete a draft order */
        delete: operations["deleteDraftOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/draft-orders/{id}/line-items": {
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
        /** Add an item to a draft order */
        post: operations["createDraftOrderLineItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/draft-orders/{id}/line-items/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the item. */
                item: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change an item of a draft order */
        post: operations["updateDraftOrderLineItem"];
        /** Remove an item from a draft order */
        delete: operations["deleteDraftOrderLineItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/draft-orders/{id}/pay": {
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
        /** Mark a draft order as paid and turn it into an order */
        post: operations["payDraftOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/gift-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List gift cards */
        get: operations["listGiftCards"];
        put?: never;
        /** Create a gift card */
        post: operations["createGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/gift-cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a gift card */
        get: operations["getGiftCard"];
        put?: never;
        /** Change a gift card */
        post: operations["updateGiftCard"];
        /** Delete a gift card */
        delete: operations["deleteGiftCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/inventory-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List inventory items */
        get: operations["listInventoryItems"];
        put?: never;
        /** Create an inventory item */
        post: operations["createInventoryItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/inventory-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read an inventory item */
        get: operations["getInventoryItem"];
        put?: never;
        /** Change an inventory item */
        post: operations["updateInventoryItem"];
        /** Delete an inventory item */
        delete: operations["deleteInventoryItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/inventory-items/{id}/location-levels": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** List where an inventory item is stocked */
        get: operations["listInventoryLevels"];
        put?: never;
        /** Stock an inventory item at a location */
        post: operations["createInventoryLevel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/inventory-items/{id}/location-levels/{location_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the stock location. */
                location_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set an inventory item's quantities at a location */
        post: operations["updateInventoryLevel"];
        /** Stop stocking an inventory item at a location */
        delete: operations["deleteInventoryLevel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invites/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invite and create the user */
        post: operations["acceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List open invites */
        get: operations["listInvites"];
        put?: never;
        /** Create an invite */
        post: operations["createInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invites/{id}": {
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
        /**
         * Send an invite again (older address)
         * @deprecated
         * @description Named by the specification; the server answers 404.
         */
        post: operations["resendInviteLegacy"];
        /** Delete an invite */
        delete: operations["deleteInvite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List notes */
        get: operations["listNotes"];
        put?: never;
        /** Create a note */
        post: operations["createNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a note */
        get: operations["getNote"];
        put?: never;
        /** Change a note */
        post: operations["updateNote"];
        /** Delete a note */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List notifications */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/notifications/{id}/resend": {
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
        /** Send a notification again */
        post: operations["resendNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order-edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List order edits */
        get: operations["listOrderEdits"];
        put?: never;
        /** Create an order edit */
        post: operations["createOrderEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order-edits/{id}": {
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
        /** Change an order edit */
        post: operations["updateOrderEdit"];
        /** Delete an order edit */
        delete: operations["deleteOrderEdit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order-edits/{id}/items": {
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
        /** Add an item to an order edit */
        post: operations["createOrderEditItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order-edits/{id}/items/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the item. */
                item: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change an item's quantity in an order edit */
        post: operations["updateOrderEditItem"];
        /** Remove an item in an order edit */
        delete: operations["deleteOrderEditItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order-edits/{id}/changes/{change}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the change. */
                change: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Undo one change of an order edit */
        delete: operations["deleteOrderEditChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order-edits/{id}/request": {
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
        /** Ask the customer to confirm an order edit */
        post: operations["requestOrderEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order-edits/{id}/cancel": {
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
        /** Cancel an order edit */
        post: operations["cancelOrderEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order-edits/{id}/confirm": {
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
        /** Apply an order edit */
        post: operations["confirmOrderEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List orders */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}": {
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
        /** Change an order */
        post: operations["updateOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/complete": {
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
        /** Complete an order */
        post: operations["completeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/capture": {
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
        /** Capture an order's payment */
        post: operations["captureOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/refund": {
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
        /** Refund money of an order */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/fulfillment": {
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
        /** Fulfil items of an order */
        post: operations["createOrderFulfillment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/fulfillments/{fulfillment_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the fulfilment. */
                fulfillment_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a fulfilment of an order */
        post: operations["cancelOrderFulfillment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/shipment": {
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
        /** Mark a fulfilment of an order as shipped */
        post: operations["createOrderShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/return": {
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
        /** Request the return of items of an order */
        post: operations["requestOrderReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/cancel": {
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
        /** Cancel an order */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/shipping-methods": {
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
        /** Add a shipping method to an order */
        post: operations["addShippingMethodToOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/archive": {
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
        /** Archive an order */
        post: operations["archiveOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/swaps": {
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
        /** Create a swap for an order */
        post: operations["createOrderSwap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/swaps/{swap_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the swap. */
                swap_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a swap */
        post: operations["cancelOrderSwap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/swaps/{swap_id}/fulfillments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the swap. */
                swap_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fulfil a swap's new items */
        post: operations["createSwapFulfillment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/swaps/{swap_id}/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the swap. */
                swap_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a swap's fulfilment as shipped */
        post: operations["createSwapShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/swaps/{swap_id}/process-payment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the swap. */
                swap_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Settle the price difference of a swap */
        post: operations["processSwapPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/swaps/{swap_id}/fulfillments/{fulfillment_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the swap. */
                swap_id: string;
                /** @description ID of the fulfilment. */
                fulfillment_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a fulfilment of a swap */
        post: operations["cancelSwapFulfillment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/claims": {
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
        /** Create a claim for an order */
        post: operations["createOrderClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/claims/{claim_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the claim. */
                claim_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a claim */
        post: operations["updateOrderClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/claims/{claim_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the claim. */
                claim_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a claim */
        post: operations["cancelOrderClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/claims/{claim_id}/fulfillments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the claim. */
                claim_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fulfil a claim's replacement items */
        post: operations["createClaimFulfillment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/claims/{claim_id}/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the claim. */
                claim_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a claim's fulfilment as shipped */
        post: operations["createClaimShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/claims/{claim_id}/fulfillments/{fulfillment_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the claim. */
                claim_id: string;
                /** @description ID of the fulfilment. */
                fulfillment_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a fulfilment of a claim */
        post: operations["cancelClaimFulfillment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payment-collections/{id}": {
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
        /** Change a payment collection */
        post: operations["updatePaymentCollection"];
        /** Delete a payment collection */
        delete: operations["deletePaymentCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payment-collections/{id}/authorize": {
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
        /** Mark a payment collection as authorised */
        post: operations["authorizePaymentCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a payment */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{id}/capture": {
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
        /** Capture a payment */
        post: operations["capturePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{id}/refund": {
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
        /** Refund money of a payment */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/price-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List price lists */
        get: operations["listPriceLists"];
        put?: never;
        /** Create a price list */
        post: operations["createPriceList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/price-lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a price list */
        get: operations["getPriceList"];
        put?: never;
        /** Change a price list */
        post: operations["updatePriceList"];
        /** Delete a price list */
        delete: operations["deletePriceList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/price-lists/{id}/products": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** List the products of a price list */
        get: operations["listPriceListProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/price-lists/{id}/prices/batch": {
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
        /** Add or change prices of a price list */
        post: operations["upsertPriceListPrices"];
        /** Remove prices from a price list */
        delete: operations["deletePriceListPrices"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/price-lists/{id}/products/{product_id}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the product. */
                product_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a product's prices from a price list */
        delete: operations["deletePriceListProductPrices"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/price-lists/{id}/variants/{variant_id}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the variant. */
                variant_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a variant's prices from a price list */
        delete: operations["deletePriceListVariantPrices"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/price-lists/{id}/products/prices/batch": {
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
        post?: never;
        /** Remove several products' prices from a price list */
        delete: operations["deletePriceListProductsPrices"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/product-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List product categories */
        get: operations["listProductCategories"];
        put?: never;
        /** Create a product category */
        post: operations["createProductCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/product-categories/{id}": {
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
        /** Change a product category */
        post: operations["updateProductCategory"];
        /** Delete a product category */
        delete: operations["deleteProductCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/product-categories/{id}/products/batch": {
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
        /** Put products into a category */
        post: operations["addProductsToCategory"];
        /** Take products out of a category */
        delete: operations["removeProductsFromCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/product-tags": {
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
    "/admin/product-types": {
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
    "/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products */
        get: operations["listProducts"];
        put?: never;
        /** Create a product */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}": {
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
        /** Change a product */
        post: operations["updateProduct"];
        /** Delete a product */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all product types at once */
        get: operations["listUsedProductTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/tag-usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the most used product tags */
        get: operations["listProductTagUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/metadata": {
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
        /** Set one metadata entry of a product */
        post: operations["setProductMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/variants": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** List a product's variants */
        get: operations["listProductVariants"];
        put?: never;
        /** Add a variant to a product */
        post: operations["createProductVariant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/variants/{variant_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the variant. */
                variant_id: string;
            };
            cookie?: never;
        };
        /**
         * Read a product's variant
         * @deprecated
         * @description Named by the specification; the server answers 404.
         */
        get: operations["getProductVariant"];
        put?: never;
        /** Change a product's variant */
        post: operations["updateProductVariant"];
        /** Delete a product's variant */
        delete: operations["deleteProductVariant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/options": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * List a product's options
         * @deprecated
         * @description Named by the specification; the server answers 404.
         */
        get: operations["listProductOptions"];
        put?: never;
        /** Add an option to a product */
        post: operations["createProductOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/options/{option_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the option. */
                option_id: string;
            };
            cookie?: never;
        };
        /**
         * Read a product's option
         * @deprecated
         * @description Named by the specification; the server answers 404.
         */
        get: operations["getProductOption"];
        put?: never;
        /** Rename a product's option */
        post: operations["updateProductOption"];
        /** Delete a product's option */
        delete: operations["deleteProductOption"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/publishable-api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List publishable API keys */
        get: operations["listPublishableApiKeys"];
        put?: never;
        /** Create a publishable API key */
        post: operations["createPublishableApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/publishable-api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a publishable API key */
        get: operations["getPublishableApiKey"];
        put?: never;
        /** Change a publishable API key */
        post: operations["updatePublishableApiKey"];
        /** Delete a publishable API key */
        delete: operations["deletePublishableApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/publishable-api-keys/{id}/revoke": {
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
        /** Revoke a publishable API key */
        post: operations["revokePublishableApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/publishable-api-keys/{id}/sales-channels/batch": {
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
        /** Tie sales channels to a publishable API key */
        post: operations["addSalesChannelsToPublishableApiKey"];
        /** Untie sales channels from a publishable API key */
        delete: operations["removeSalesChannelsFromPublishableApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/publishable-api-keys/{id}/sales-channels": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** List the sales channels of a publishable API key */
        get: operations["listPublishableApiKeySalesChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List regions */
        get: operations["listRegions"];
        put?: never;
        /** Create a region */
        post: operations["createRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/regions/{id}": {
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
        /** Change a region */
        post: operations["updateRegion"];
        /** Delete a region */
        delete: operations["deleteRegion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/regions/{id}/countries": {
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
        /** Add a country to a region */
        post: operations["addCountryToRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/regions/{id}/countries/{country_code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description Two-letter code of the country. */
                country_code: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a country from a region */
        delete: operations["removeCountryFromRegion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/regions/{id}/fulfillment-providers": {
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
        /** Allow a fulfilment provider in a region */
        post: operations["addFulfillmentProviderToRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/regions/{id}/fulfillment-providers/{provider_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the provider. */
                provider_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Disallow a fulfilment provider in a region */
        delete: operations["removeFulfillmentProviderFromRegion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/regions/{id}/fulfillment-options": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** List what a region's fulfilment providers offer */
        get: operations["listRegionFulfillmentOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/regions/{id}/payment-providers": {
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
        /** Allow a payment provider in a region */
        post: operations["addPaymentProviderToRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/regions/{id}/payment-providers/{provider_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the provider. */
                provider_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Disallow a payment provider in a region */
        delete: operations["removePaymentProviderFromRegion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List reservations */
        get: operations["listReservations"];
        put?: never;
        /** Create a reservation */
        post: operations["createReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a reservation */
        get: operations["getReservation"];
        put?: never;
        /** Change a reservation */
        post: operations["updateReservation"];
        /** Delete a reservation */
        delete: operations["deleteReservation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/return-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List return reasons */
        get: operations["listReturnReasons"];
        put?: never;
        /** Create a return reason */
        post: operations["createReturnReason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/return-reasons/{id}": {
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
        /** Change a return reason */
        post: operations["updateReturnReason"];
        /** Delete a return reason */
        delete: operations["deleteReturnReason"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shipping-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List shipping options */
        get: operations["listShippingOptions"];
        put?: never;
        /** Create a shipping option */
        post: operations["createShippingOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shipping-options/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a shipping option */
        get: operations["getShippingOption"];
        put?: never;
        /** Change a shipping option */
        post: operations["updateShippingOption"];
        /** Delete a shipping option */
        delete: operations["deleteShippingOption"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shipping-profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List shipping profiles */
        get: operations["listShippingProfiles"];
        put?: never;
        /** Create a shipping profile */
        post: operations["createShippingProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shipping-profiles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a shipping profile */
        get: operations["getShippingProfile"];
        put?: never;
        /** Change a shipping profile */
        post: operations["updateShippingProfile"];
        /** Delete a shipping profile */
        delete: operations["deleteShippingProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stock-locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List stock locations */
        get: operations["listStockLocations"];
        put?: never;
        /** Create a stock location */
        post: operations["createStockLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stock-locations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a stock location */
        get: operations["getStockLocation"];
        put?: never;
        /** Change a stock location */
        post: operations["updateStockLocation"];
        /** Delete a stock location */
        delete: operations["deleteStockLocation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List returns */
        get: operations["listReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/returns/{id}/receive": {
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
        /** Receive returned items */
        post: operations["receiveReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/returns/{id}/cancel": {
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
        /** Cancel a return */
        post: operations["cancelReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sales-channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List sales channels */
        get: operations["listSalesChannels"];
        put?: never;
        /** Create a sales channel */
        post: operations["createSalesChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sales-channels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a sales channel */
        get: operations["getSalesChannel"];
        put?: never;
        /** Change a sales channel */
        post: operations["updateSalesChannel"];
        /** Delete a sales channel */
        delete: operations["deleteSalesChannel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sales-channels/{id}/products/batch": {
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
        /** Sell products in a sales channel */
        post: operations["addProductsToSalesChannel"];
        /** Stop selling products in a sales channel */
        delete: operations["removeProductsFromSalesChannel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sales-channels/{id}/stock-locations": {
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
        /** Let a sales channel sell from a stock location */
        post: operations["addStockLocationToSalesChannel"];
        /** Stop a sales channel from selling from a stock location */
        delete: operations["removeStockLocationFromSalesChannel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the store's settings and features */
        get: operations["getStore"];
        put?: never;
        /** Change the store's settings */
        post: operations["updateStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/store/{currency}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Three-letter code of the currency. */
                currency: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a currency to the store (older address)
         * @deprecated
         * @description Named by the specification; the server answers 404.
         */
        post: operations["addStoreCurrencyLegacy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/store/currencies/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code. */
                code: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a currency to the store */
        post: operations["addStoreCurrency"];
        /** Remove a currency from the store */
        delete: operations["removeStoreCurrency"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/store/payment-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the installed payment providers */
        get: operations["listPaymentProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/store/tax-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the installed tax providers */
        get: operations["listTaxProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/swaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List swaps */
        get: operations["listSwaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/swaps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a swap */
        get: operations["getSwap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tax-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tax rates */
        get: operations["listTaxRates"];
        put?: never;
        /** Create a tax rate */
        post: operations["createTaxRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tax-rates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a tax rate */
        get: operations["getTaxRate"];
        put?: never;
        /** Change a tax rate */
        post: operations["updateTaxRate"];
        /** Delete a tax rate */
        delete: operations["deleteTaxRate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tax-rates/{id}/products/batch": {
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
        /** Apply a tax rate to products */
        post: operations["addProductsToTaxRate"];
        /** Stop applying a tax rate to products */
        delete: operations["removeProductsFromTaxRate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tax-rates/{id}/product-types/batch": {
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
        /** Apply a tax rate to product types */
        post: operations["addProductTypesToTaxRate"];
        /** Stop applying a tax rate to product types */
        delete: operations["removeProductTypesFromTaxRate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tax-rates/{id}/shipping-options/batch": {
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
        /** Apply a tax rate to shipping options */
        post: operations["addShippingOptionsToTaxRate"];
        /** Stop applying a tax rate to shipping options */
        delete: operations["removeShippingOptionsFromTaxRate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a file that everyone may read */
        post: operations["createUpload"];
        /** Delete an uploaded file */
        delete: operations["deleteUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/uploads/protected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a file that only staff may read */
        post: operations["createProtectedUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/uploads/download-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a temporary address of a protected file */
        post: operations["createDownloadUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/password-token": {
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
    "/admin/users/reset-password": {
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
    "/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List users */
        get: operations["listUsers"];
        put?: never;
        /** Create a user */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read a user */
        get: operations["getUser"];
        put?: never;
        /** Change a user */
        post: operations["updateUser"];
        /** Delete a user */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/variants": {
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
    "/admin/variants/{id}": {
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
    "/admin/variants/{id}/inventory": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** Read where a variant is in stock */
        get: operations["getVariantInventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invites/{id}/resend": {
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
        /** Send an invite again */
        post: operations["resendInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        /** List the stock reserved for an order */
        get: operations["listOrderReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/line-items/{line_item_id}/reserve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the item. */
                line_item_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reserve stock for an item of an order */
        post: operations["createLineItemReservation"];
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
        /** @enum {string} */
        UserRole: "admin" | "member" | "developer";
        /** @description Own columns of an user. */
        User: {
            id: string;
            role: components["schemas"]["UserRole"];
            /** Format: email */
            email: string;
            first_name: string | null;
            last_name: string | null;
            api_token: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            metadata: {
                [key: string]: unknown;
            } | null;
            /** @description Only in the answer to a change, and always empty there. */
            password_hash?: string | null;
        };
        /** @description Answer with a user. */
        UserResponse: {
            user: components["schemas"]["User"];
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
        CreateSessionBody: {
            /** Format: email */
            email: string;
            password: string;
        };
        CreateTokenBody: {
            /** Format: email */
            email: string;
            password: string;
        };
        /** @description Answer with bearer auth. */
        BearerAuthResponse: {
            access_token: string;
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
        /** @enum {string} */
        BatchJobType: "product-import" | "product-export" | "price-list-import" | "order-export";
        /** @enum {string} */
        BatchJobStatus: "created" | "pre_processed" | "confirmed" | "processing" | "completed" | "canceled" | "failed";
        /** @description Own columns of a batch job. */
        BatchJob: {
            id: string;
            type: components["schemas"]["BatchJobType"];
            status: components["schemas"]["BatchJobStatus"];
            created_by: string | null;
            context: {
                [key: string]: unknown;
            } | null;
            dry_run: boolean;
            result: {
                count?: number;
                advancement_count?: number;
                progress?: number;
                errors?: (string | {
                    message?: string;
                    code?: string | number;
                    err?: string[];
                })[];
                stat_descriptors?: {
                    key: string;
                    name: string;
                    message: string;
                }[];
                file_key?: string;
                file_size?: number;
                /** @description Files that the job wrote for itself. */
                files?: {
                    [key: string]: string;
                };
                /** @description How much of each kind there is to do. */
                operations?: {
                    [key: string]: number;
                };
            } | null;
            /** Format: date-time */
            pre_processed_at: string | null;
            /** Format: date-time */
            processing_at: string | null;
            /** Format: date-time */
            confirmed_at: string | null;
            /** Format: date-time */
            completed_at: string | null;
            /** Format: date-time */
            canceled_at: string | null;
            /** Format: date-time */
            failed_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        /** @description Answer with batch jobs. */
        BatchJobListResponse: {
            batch_jobs: components["schemas"]["BatchJob"][];
            count: number;
            offset: number;
            limit: number;
        };
        CreateBatchJobBody: {
            type: string;
            context: {
                [key: string]: unknown;
            };
            dry_run?: boolean;
        };
        /** @description Answer with a batch job. */
        BatchJobResponse: {
            batch_job: components["schemas"]["BatchJob"];
        };
        /** @description What a user agreed to share. */
        AnalyticsConfig: {
            id: string;
            user_id: string;
            opt_out: boolean;
            anonymize: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at?: string | null;
        };
        /** @description Answer with usage-data preferences. */
        AnalyticsConfigResponse: {
            analytics_config: components["schemas"]["AnalyticsConfig"];
        };
        CreateAnalyticsConfigBody: {
            opt_out: boolean;
            anonymize?: boolean;
        };
        /** @description Says whose preferences are gone. */
        DeletedAnalyticsConfig: {
            user_id: string;
            object: string;
            deleted: boolean;
        };
        UpdateAnalyticsConfigBody: {
            opt_out?: boolean;
            anonymize?: boolean;
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
        /** @description Product of a shipping profile. */
        ProductInShippingProfile: components["schemas"]["Product"] & {
            profile?: components["schemas"]["ShippingProfile"] | null;
            profiles?: components["schemas"]["ShippingProfile"][];
        };
        /** @description Product collection as a list shows it. */
        ProductCollectionListItem: components["schemas"]["ProductCollection"] & {
            products?: components["schemas"]["ProductInShippingProfile"][];
        };
        /** @description Answer with product collections. */
        ProductCollectionListResponse: {
            collections: components["schemas"]["ProductCollectionListItem"][];
            count: number;
            offset: number;
            limit: number;
        };
        CreateCollectionBody: {
            title: string;
            handle?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Product collection as staff read it. */
        ProductCollectionDetail: components["schemas"]["ProductCollection"] & {
            products: components["schemas"]["ProductInShippingProfile"][];
        };
        /** @description Answer with a product collection. */
        ProductCollectionResponse: {
            collection: components["schemas"]["ProductCollectionDetail"];
        };
        UpdateCollectionBody: {
            title?: string;
            handle?: string | null;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Says which record is gone. */
        DeletedRecord: {
            id: string;
            /** @description Kind of the record. */
            object: string;
            deleted: boolean;
        };
        AddProductsToCollectionBody: {
            product_ids: string[];
        };
        RemoveProductsFromCollectionBody: {
            product_ids: string[];
        };
        /** @description Answer with delete products from collection. */
        DeleteProductsFromCollectionResponse: {
            id: string;
            object: string;
            removed_products: string[];
        };
        /** @description Own columns of a currency. */
        Currency: {
            code: string;
            symbol: string;
            symbol_native: string;
            name: string;
            includes_tax?: boolean;
        };
        /** @description Answer with currencies. */
        CurrencyListResponse: {
            currencies: components["schemas"]["Currency"][];
            count: number;
            offset: number;
            limit: number;
        };
        UpdateCurrencyBody: {
            includes_tax?: boolean;
        };
        /** @description Answer with a currency. */
        CurrencyResponse: {
            currency: components["schemas"]["Currency"];
        };
        /** @description Own columns of a customer group. */
        CustomerGroup: {
            id: string;
            name: string;
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
        /** @description Customer group; its customers when asked for. */
        CustomerGroupDetail: components["schemas"]["CustomerGroup"] & {
            customers?: components["schemas"]["Customer"][];
        };
        /** @description Answer with customer groups. */
        CustomerGroupListResponse: {
            customer_groups: components["schemas"]["CustomerGroupDetail"][];
            count: number;
            offset: number;
            limit: number;
        };
        CreateCustomerGroupBody: {
            name: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Answer with a customer group. */
        CustomerGroupResponse: {
            customer_group: components["schemas"]["CustomerGroupDetail"];
        };
        UpdateCustomerGroupBody: {
            name?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @enum {string} */
        OrderStatus: "pending" | "completed" | "archived" | "canceled" | "requires_action";
        /** @enum {string} */
        OrderFulfillmentStatus: "not_fulfilled" | "partially_fulfilled" | "fulfilled" | "partially_shipped" | "shipped" | "partially_returned" | "returned" | "canceled" | "requires_action";
        /** @enum {string} */
        OrderPaymentStatus: "not_paid" | "awaiting" | "captured" | "partially_refunded" | "refunded" | "canceled" | "requires_action";
        /** @description Own columns of an order. */
        Order: {
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
            draft_order_id: string | null;
            /** Format: date-time */
            canceled_at: string | null;
            no_notification: boolean | null;
            idempotency_key?: string | null;
            external_id?: string | null;
            sales_channel_id?: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            metadata: {
                [key: string]: unknown;
            } | null;
            /**
             * @description Missing when the call names its columns with `fields`.
             * @constant
             */
            object?: "order";
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
        /** @description Customer as a list shows it; relations when asked for. */
        CustomerListItem: components["schemas"]["Customer"] & {
            groups?: components["schemas"]["CustomerGroup"][];
            orders?: components["schemas"]["Order"][];
            shipping_addresses?: components["schemas"]["Address"][];
        };
        /** @description Answer with customers. */
        CustomerListResponse: {
            customers: components["schemas"]["CustomerListItem"][];
            count: number;
            offset: number;
            limit: number;
        };
        AddCustomersToGroupBody: {
            customer_ids: {
                id: string;
            }[];
        };
        RemoveCustomersFromGroupBody: {
            customer_ids: {
                id: string;
            }[];
        };
        CreateCustomerBody: {
            /** Format: email */
            email: string;
            first_name: string;
            last_name: string;
            password: string;
            phone?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Customer as staff read it. */
        CustomerDetail: components["schemas"]["Customer"] & {
            orders?: components["schemas"]["Order"][];
            shipping_addresses?: components["schemas"]["Address"][];
            groups?: components["schemas"]["CustomerGroup"][];
            /** @description Only in the answer that creates the customer. */
            password_hash?: string | null;
        };
        /** @description Answer with a customer. */
        CustomerResponse: {
            customer: components["schemas"]["CustomerDetail"];
        };
        UpdateCustomerBody: {
            /** Format: email */
            email?: string;
            first_name?: string | null;
            last_name?: string | null;
            phone?: string | null;
            password?: string;
            groups?: {
                id: string;
            }[];
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @enum {string} */
        DiscountRuleType: "fixed" | "percentage" | "free_shipping";
        /** @enum {string} */
        DiscountRuleAllocation: "total" | "item";
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
        /** @enum {string} */
        DiscountConditionType: "products" | "product_types" | "product_collections" | "product_tags" | "customer_groups";
        /** @enum {string} */
        DiscountConditionOperator: "in" | "not_in";
        /** @description Own columns of a discount condition. */
        DiscountCondition: {
            id: string;
            type: components["schemas"]["DiscountConditionType"];
            operator: components["schemas"]["DiscountConditionOperator"];
            discount_rule_id: string;
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
        /** @description Discount condition as part of a rule; what it names when asked for. */
        DiscountConditionInRule: components["schemas"]["DiscountCondition"] & {
            products?: components["schemas"]["Product"][];
            product_types?: components["schemas"]["ProductType"][];
            product_tags?: components["schemas"]["ProductTag"][];
            product_collections?: components["schemas"]["ProductCollection"][];
            customer_groups?: components["schemas"]["CustomerGroup"][];
        };
        /** @description Discount rule as part of a discount. */
        DiscountRuleInDiscount: components["schemas"]["DiscountRule"] & {
            conditions: components["schemas"]["DiscountConditionInRule"][];
        };
        /** @description Discount as staff list it. */
        DiscountListItem: components["schemas"]["Discount"] & {
            parent_discount: components["schemas"]["Discount"] | null;
            regions: components["schemas"]["Region"][];
            rule: components["schemas"]["DiscountRuleInDiscount"] | null;
        };
        /** @description Answer with discounts. */
        DiscountListResponse: {
            discounts: components["schemas"]["DiscountListItem"][];
            count: number;
            offset: number;
            limit: number;
        };
        CreateDiscountBody: {
            code: string;
            is_dynamic?: boolean;
            rule: {
                description?: string;
                type: components["schemas"]["DiscountRuleType"];
                value: number;
                allocation: components["schemas"]["DiscountRuleAllocation"];
                conditions?: {
                    operator: components["schemas"]["DiscountConditionOperator"];
                    products?: string[];
                    product_types?: string[];
                    product_collections?: string[];
                    product_tags?: string[];
                    customer_groups?: string[];
                }[];
            };
            is_disabled?: boolean;
            /** Format: date-time */
            starts_at?: string;
            /** Format: date-time */
            ends_at?: string;
            valid_duration?: string;
            regions: string[];
            usage_limit?: number;
            metadata?: {
                [key: string]: unknown;
            };
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
        /** @description Region as part of a discount. */
        RegionInDiscount: components["schemas"]["Region"] & {
            fulfillment_providers?: components["schemas"]["FulfillmentProvider"][];
            payment_providers?: components["schemas"]["PaymentProvider"][];
        };
        /** @description Discount as staff read it. */
        DiscountDetail: components["schemas"]["Discount"] & {
            parent_discount: components["schemas"]["Discount"] | null;
            regions: components["schemas"]["RegionInDiscount"][];
            rule: components["schemas"]["DiscountRuleInDiscount"] | null;
        };
        /** @description Answer with a discount. */
        DiscountResponse: {
            discount: components["schemas"]["DiscountDetail"];
        };
        UpdateDiscountBody: {
            code?: string;
            rule?: {
                id: string;
                description?: string;
                value?: number;
                allocation?: components["schemas"]["DiscountRuleAllocation"];
                conditions?: {
                    id?: string;
                    operator: components["schemas"]["DiscountConditionOperator"];
                    products?: string[];
                    product_types?: string[];
                    product_collections?: string[];
                    product_tags?: string[];
                    customer_groups?: string[];
                }[];
            } | null;
            is_disabled?: boolean;
            /** Format: date-time */
            starts_at?: string;
            /** Format: date-time */
            ends_at?: string | null;
            valid_duration?: string | null;
            usage_limit?: number | null;
            regions?: string[];
            metadata?: {
                [key: string]: unknown;
            };
        };
        CreateDynamicDiscountCodeBody: {
            code: string;
            usage_limit?: number;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Answer of an operation that the server does not serve. */
        DiscountConditionListResponse: {
            discount_conditions: components["schemas"]["DiscountCondition"][];
        };
        CreateDiscountConditionBody: {
            operator: components["schemas"]["DiscountConditionOperator"];
            products?: string[];
            product_types?: string[];
            product_collections?: string[];
            product_tags?: string[];
            customer_groups?: string[];
        };
        /** @description Discount condition as staff read it. */
        DiscountConditionDetail: components["schemas"]["DiscountCondition"] & {
            discount_rule: components["schemas"]["DiscountRule"] | null;
            products?: components["schemas"]["Product"][];
            product_types?: components["schemas"]["ProductType"][];
            product_tags?: components["schemas"]["ProductTag"][];
            product_collections?: components["schemas"]["ProductCollection"][];
            customer_groups?: components["schemas"]["CustomerGroup"][];
        };
        /** @description Answer with a discount condition. */
        DiscountConditionResponse: {
            discount_condition: components["schemas"]["DiscountConditionDetail"];
        };
        UpdateDiscountConditionBody: {
            products?: string[];
            product_types?: string[];
            product_collections?: string[];
            product_tags?: string[];
            customer_groups?: string[];
        };
        /** @description Answer with a discount. */
        DiscountConditionsDeleteResponse: {
            id: string;
            object: string;
            deleted: boolean;
            discount: components["schemas"]["DiscountDetail"];
        };
        AddResourcesToDiscountConditionBody: {
            resources: {
                id: string;
            }[];
        };
        RemoveResourcesFromDiscountConditionBody: {
            resources: {
                id: string;
            }[];
        };
        /** @enum {string} */
        DraftOrderStatus: "open" | "completed";
        /** @description Own columns of a draft order. */
        DraftOrder: {
            id: string;
            status: components["schemas"]["DraftOrderStatus"];
            display_id: number;
            cart_id: string | null;
            order_id: string | null;
            /** Format: date-time */
            canceled_at: string | null;
            /** Format: date-time */
            completed_at?: string | null;
            no_notification_order: boolean | null;
            idempotency_key?: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            metadata: {
                [key: string]: unknown;
            } | null;
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
        /** @description Line item as part of a swap. */
        LineItemInSwapList: components["schemas"]["LineItem"] & {
            adjustments: components["schemas"]["LineItemAdjustment"][];
        };
        /** @description Cart as part of a draft order. */
        CartInDraftOrderList: components["schemas"]["Cart"] & {
            items: components["schemas"]["LineItemInSwapList"][];
        };
        /** @description Draft order as staff list it. */
        DraftOrderListItem: components["schemas"]["DraftOrder"] & {
            order: components["schemas"]["Order"] | null;
            cart: components["schemas"]["CartInDraftOrderList"] | null;
        };
        /** @description Answer with draft orders. */
        DraftOrderListResponse: {
            draft_orders: components["schemas"]["DraftOrderListItem"][];
            count: number;
            offset: number;
            limit: number;
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
        CreateDraftOrderBody: {
            status?: components["schemas"]["DraftOrderStatus"];
            /** Format: email */
            email: string;
            billing_address?: components["schemas"]["AddressInput"] | string;
            shipping_address?: components["schemas"]["AddressInput"] | string;
            items?: {
                variant_id?: string;
                unit_price?: number;
                title?: string;
                quantity: number;
                metadata?: {
                    [key: string]: unknown;
                };
            }[];
            region_id: string;
            discounts?: {
                code: string;
            }[];
            customer_id?: string;
            no_notification_order?: boolean;
            shipping_methods: {
                option_id: string;
                data?: {
                    [key: string]: unknown;
                };
                price?: number;
            }[];
            metadata?: {
                [key: string]: unknown;
            };
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
        /** @description Product as part of a product variant. */
        ProductInProductVariant: components["schemas"]["Product"] & {
            profiles: components["schemas"]["ShippingProfile"][];
            profile?: components["schemas"]["ShippingProfile"] | null;
        };
        /** @description Product variant as part of a line item. */
        ProductVariantInLineItem: components["schemas"]["ProductVariant"] & {
            product: components["schemas"]["ProductInProductVariant"] | null;
        };
        /** @description Line item as part of a cart. */
        LineItemInCart: components["schemas"]["LineItem"] & {
            adjustments: components["schemas"]["LineItemAdjustment"][];
            tax_lines?: components["schemas"]["LineItemTaxLine"][];
            variant: components["schemas"]["ProductVariantInLineItem"] | null;
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
        /** @description Address together with its country. */
        AddressWithCountry: components["schemas"]["Address"] & {
            country?: components["schemas"]["Country"] | null;
        };
        /** @description Discount as part of a cart. */
        DiscountInCart: components["schemas"]["Discount"] & {
            rule: components["schemas"]["DiscountRule"] | null;
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
        RegionInCart: components["schemas"]["Region"] & {
            payment_providers: components["schemas"]["PaymentProvider"][];
            fulfillment_providers?: components["schemas"]["FulfillmentProvider"][];
            tax_rates: components["schemas"]["TaxRate"][];
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
        ShippingMethodInCart: components["schemas"]["ShippingMethod"] & {
            shipping_option: components["schemas"]["ShippingOption"] | null;
            tax_lines: components["schemas"]["ShippingMethodTaxLine"][];
            original_total?: number;
            original_tax_total?: number;
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
        /** @description Cart as part of a draft order. */
        CartInDraftOrder: components["schemas"]["Cart"] & {
            items: components["schemas"]["LineItemInCart"][];
            billing_address: components["schemas"]["AddressWithCountry"] | null;
            customer: components["schemas"]["Customer"] | null;
            discounts: components["schemas"]["DiscountInCart"][];
            payment: components["schemas"]["Payment"] | null;
            payment_sessions: components["schemas"]["PaymentSession"][];
            region: components["schemas"]["RegionInCart"] | null;
            shipping_address: components["schemas"]["AddressWithCountry"] | null;
            shipping_methods: components["schemas"]["ShippingMethodInCart"][];
            gift_cards: components["schemas"]["GiftCard"][];
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
            payment_session?: components["schemas"]["PaymentSession"] | null;
        };
        /** @description Draft order as staff read it. */
        DraftOrderDetail: components["schemas"]["DraftOrder"] & {
            order?: components["schemas"]["Order"] | null;
            cart: components["schemas"]["CartInDraftOrder"] | null;
        };
        /** @description Answer with a draft order. */
        DraftOrderResponse: {
            draft_order: components["schemas"]["DraftOrderDetail"];
        };
        UpdateDraftOrderBody: {
            region_id?: string;
            country_code?: string;
            /** Format: email */
            email?: string;
            billing_address?: components["schemas"]["AddressInput"] | string;
            shipping_address?: components["schemas"]["AddressInput"] | string;
            discounts?: {
                code: string;
            }[];
            no_notification_order?: boolean | null;
            customer_id?: string;
        };
        CreateDraftOrderLineItemBody: {
            variant_id?: string;
            unit_price?: number;
            title?: string;
            quantity: number;
            metadata?: {
                [key: string]: unknown;
            };
        };
        UpdateDraftOrderLineItemBody: {
            unit_price?: number;
            title?: string;
            quantity?: number;
            metadata?: {
                [key: string]: unknown;
            };
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
        /** @description Line item as part of an order edit. */
        LineItemInOrderEditList: components["schemas"]["LineItem"] & {
            adjustments: components["schemas"]["LineItemAdjustment"][];
            tax_lines: components["schemas"]["LineItemTaxLine"][];
            variant: components["schemas"]["ProductVariant"] | null;
            discount_total?: number;
            gift_card_total?: number;
            original_tax_total?: number;
            original_total?: number;
            refundable?: number;
            subtotal?: number;
            tax_total?: number;
            total?: number;
            raw_discount_total?: number;
        };
        /** @enum {string} */
        ClaimItemReason: "missing_item" | "wrong_item" | "production_failure" | "other";
        /** @description Own columns of a claim item. */
        ClaimItem: {
            id: string;
            claim_order_id: string;
            item_id: string;
            variant_id: string;
            reason: components["schemas"]["ClaimItemReason"];
            note: string | null;
            quantity: number;
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
        /** @description Own columns of a claim image. */
        ClaimImage: {
            id: string;
            claim_item_id: string;
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
        /** @description Own columns of a claim tag. */
        ClaimTag: {
            id: string;
            value: string;
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
        /** @description Claim item as part of a claim order. */
        ClaimItemInClaimOrder: components["schemas"]["ClaimItem"] & {
            images: components["schemas"]["ClaimImage"][];
            /** @description Only where asked for. */
            tags?: components["schemas"]["ClaimTag"][];
            item: components["schemas"]["LineItem"] | null;
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
        /** @description Own columns of a fulfillment item. */
        FulfillmentItem: {
            fulfillment_id: string;
            item_id: string;
            quantity: number;
        };
        /** @description Fulfillment as part of a claim order. */
        FulfillmentInClaimOrder: components["schemas"]["Fulfillment"] & {
            tracking_links: components["schemas"]["TrackingLink"][];
            items?: components["schemas"]["FulfillmentItem"][];
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
        /** @description Shipping method as part of a return. */
        ShippingMethodInReturn: components["schemas"]["ShippingMethod"] & {
            tax_lines: components["schemas"]["ShippingMethodTaxLine"][];
            shipping_option?: components["schemas"]["ShippingOption"] | null;
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
        /** @description Return as part of a claim order. */
        ReturnInClaimOrder: components["schemas"]["Return"] & {
            shipping_method: components["schemas"]["ShippingMethodInReturn"] | null;
            items?: components["schemas"]["ReturnItem"][];
        };
        /** @description Claim order as part of an order. */
        ClaimOrderInOrder: components["schemas"]["ClaimOrder"] & {
            additional_items: components["schemas"]["LineItemInOrderEditList"][];
            claim_items: components["schemas"]["ClaimItemInClaimOrder"][];
            fulfillments: components["schemas"]["FulfillmentInClaimOrder"][];
            return_order: components["schemas"]["ReturnInClaimOrder"] | null;
            shipping_address: components["schemas"]["Address"] | null;
            shipping_methods: components["schemas"]["ShippingMethod"][];
        };
        /** @description Fulfillment as part of an order. */
        FulfillmentInOrder: components["schemas"]["Fulfillment"] & {
            items: components["schemas"]["FulfillmentItem"][];
            tracking_links: components["schemas"]["TrackingLink"][];
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
        /** @description Gift card transaction as part of an order. */
        GiftCardTransactionInOrder: components["schemas"]["GiftCardTransaction"] & {
            gift_card: components["schemas"]["GiftCard"] | null;
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
        /** @description Return item as part of a return. */
        ReturnItemInReturn: components["schemas"]["ReturnItem"] & {
            reason: components["schemas"]["ReturnReason"] | null;
        };
        /** @description Return as part of an order. */
        ReturnInOrder: components["schemas"]["Return"] & {
            items: components["schemas"]["ReturnItemInReturn"][];
            shipping_method: components["schemas"]["ShippingMethodInReturn"] | null;
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
        SwapInOrder: components["schemas"]["Swap"] & {
            additional_items: components["schemas"]["LineItemInOrderEditList"][];
            fulfillments: components["schemas"]["FulfillmentInClaimOrder"][];
            payment: components["schemas"]["Payment"] | null;
            return_order: components["schemas"]["ReturnInClaimOrder"] | null;
            shipping_address: components["schemas"]["Address"] | null;
            shipping_methods: components["schemas"]["ShippingMethodInReturn"][];
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
        /** @description Order as staff read it. */
        OrderDetail: components["schemas"]["Order"] & {
            billing_address: components["schemas"]["Address"] | null;
            claims: components["schemas"]["ClaimOrderInOrder"][];
            customer: components["schemas"]["Customer"] | null;
            discounts: components["schemas"]["DiscountInCart"][];
            fulfillments: components["schemas"]["FulfillmentInOrder"][];
            gift_card_transactions: components["schemas"]["GiftCardTransactionInOrder"][];
            gift_cards: components["schemas"]["GiftCard"][];
            items: components["schemas"]["LineItemInCart"][];
            payments: components["schemas"]["Payment"][];
            refunds: components["schemas"]["Refund"][];
            region: components["schemas"]["RegionInDiscount"] | null;
            returns: components["schemas"]["ReturnInOrder"][];
            shipping_address: components["schemas"]["Address"] | null;
            shipping_methods: components["schemas"]["ShippingMethodInCart"][];
            swaps: components["schemas"]["SwapInOrder"][];
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
            item_tax_total?: number;
            sales_channel?: components["schemas"]["SalesChannel"] | null;
        };
        /** @description Answer with an order. */
        PaidDraftOrderResponse: {
            order: components["schemas"]["OrderDetail"];
        };
        /** @description Gift card as staff read it. */
        GiftCardDetail: components["schemas"]["GiftCard"] & {
            order: components["schemas"]["Order"] | null;
            region: components["schemas"]["RegionInDiscount"] | null;
        };
        /** @description Answer with gift cards. */
        GiftCardListResponse: {
            gift_cards: components["schemas"]["GiftCardDetail"][];
            count: number;
            offset: number;
            limit: number;
        };
        CreateGiftCardBody: {
            value?: number;
            is_disabled?: boolean;
            /** Format: date-time */
            ends_at?: string;
            region_id: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Answer with a gift card. */
        GiftCardResponse: {
            gift_card: components["schemas"]["GiftCardDetail"];
        };
        UpdateGiftCardBody: {
            balance?: number;
            is_disabled?: boolean;
            /** Format: date-time */
            ends_at?: string | null;
            region_id?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Own columns of an inventory item. */
        InventoryItem: {
            id: string;
            sku: string | null;
            hs_code: string | null;
            origin_country: string | null;
            mid_code: string | null;
            title: string | null;
            description: string | null;
            thumbnail: string | null;
            material: string | null;
            weight: number | null;
            height: number | null;
            width: number | null;
            length: number | null;
            requires_shipping: boolean;
            metadata: {
                [key: string]: unknown;
            } | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at?: string | null;
        };
        /** @description Own columns of an inventory level. */
        InventoryLevel: {
            location_id: string;
            stocked_quantity: number;
            reserved_quantity: number;
            incoming_quantity: number;
            metadata: {
                [key: string]: unknown;
            } | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at?: string | null;
            id: string;
            inventory_item_id: string;
            available_quantity?: number;
        };
        /** @description Variant that an inventory item stands for. */
        ProductVariantInInventoryItem: components["schemas"]["ProductVariant"] & {
            product?: components["schemas"]["Product"];
        };
        /** @description Inventory item as staff list it. */
        InventoryItemListItem: components["schemas"]["InventoryItem"] & {
            location_levels: components["schemas"]["InventoryLevel"][];
            variants: components["schemas"]["ProductVariantInInventoryItem"][];
            stocked_quantity: number;
            reserved_quantity: number;
        };
        /** @description Answer with inventory items. */
        InventoryItemListResponse: {
            inventory_items: components["schemas"]["InventoryItemListItem"][];
            count: number;
            offset: number;
            limit: number;
        };
        CreateInventoryItemBody: {
            variant_id: string;
            sku?: string;
            hs_code?: string;
            weight?: number;
            length?: number;
            height?: number;
            width?: number;
            origin_country?: string;
            mid_code?: string;
            material?: string;
            title?: string;
            description?: string;
            thumbnail?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Inventory item as staff read it, with its stock at each location. */
        InventoryItemDetail: components["schemas"]["InventoryItem"] & {
            location_levels?: components["schemas"]["InventoryLevel"][];
            stocked_quantity?: number;
            reserved_quantity?: number;
        };
        /** @description Answer with an inventory item. */
        InventoryItemResponse: {
            inventory_item: components["schemas"]["InventoryItemDetail"];
        };
        UpdateInventoryItemBody: {
            hs_code?: string | null;
            origin_country?: string | null;
            mid_code?: string | null;
            material?: string | null;
            weight?: number | null;
            height?: number | null;
            width?: number | null;
            length?: number | null;
            title?: string | null;
            description?: string | null;
            thumbnail?: string;
            requires_shipping?: boolean;
            sku?: string | null;
        };
        /** @description Answer with inventory items location levels. */
        InventoryLevelListResponse: {
            inventory_item: {
                id: string;
                location_levels: components["schemas"]["InventoryLevel"][];
            };
        };
        CreateInventoryLevelBody: {
            location_id: string;
            stocked_quantity: number;
            incoming_quantity?: number;
        };
        UpdateInventoryLevelBody: {
            stocked_quantity?: number;
            incoming_quantity?: number;
        };
        AcceptInviteBody: {
            token: string;
            user: {
                first_name: string;
                last_name: string;
                password: string;
            };
        };
        /** @description Own columns of an invite. */
        Invite: {
            id: string;
            /** Format: email */
            user_email: string;
            role: components["schemas"]["UserRole"] | null;
            accepted: boolean;
            token: string;
            /** Format: date-time */
            expires_at: string;
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
        /** @description Answer with invites. */
        InviteListResponse: {
            invites: components["schemas"]["Invite"][];
        };
        CreateInviteBody: {
            /** Format: email */
            user: string;
            role: components["schemas"]["UserRole"];
        };
        /** @description Own columns of a note. */
        Note: {
            id: string;
            resource_type: string;
            resource_id: string;
            value: string;
            author_id: string | null;
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
        /** @description Note together with its author. */
        NoteDetail: components["schemas"]["Note"] & {
            author?: components["schemas"]["User"] | null;
        };
        /** @description Answer with notes. */
        NoteListResponse: {
            notes: components["schemas"]["NoteDetail"][];
            count: number;
            offset: number;
            limit: number;
        };
        CreateNoteBody: {
            resource_id: string;
            resource_type: string;
            value: string;
        };
        /** @description Answer with a note. */
        NoteResponse: {
            note: components["schemas"]["NoteDetail"];
        };
        UpdateNoteBody: {
            value: string;
        };
        /** @description Own columns of a notification. */
        Notification: {
            id: string;
            event_name: string | null;
            resource_type: string;
            resource_id: string;
            customer_id?: string | null;
            to: string;
            data?: {
                [key: string]: unknown;
            };
            parent_id?: string | null;
            provider_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description Notification as staff read it. */
        NotificationDetail: components["schemas"]["Notification"] & {
            resends: components["schemas"]["Notification"][];
        };
        /** @description Answer with notifications. */
        NotificationListResponse: {
            notifications: components["schemas"]["NotificationDetail"][];
            count: number;
            offset: number;
            limit: number;
        };
        ResendNotificationBody: {
            to?: string;
        };
        /** @description Answer with a notification. */
        NotificationResponse: {
            notification: components["schemas"]["NotificationDetail"];
        };
        /** @enum {string} */
        OrderEditStatus: "confirmed" | "declined" | "requested" | "created" | "canceled";
        /** @description Own columns of an order edit. */
        OrderEdit: {
            id: string;
            order_id: string;
            internal_note: string | null;
            created_by: string;
            requested_by: string | null;
            /** Format: date-time */
            requested_at: string | null;
            confirmed_by: string | null;
            /** Format: date-time */
            confirmed_at: string | null;
            declined_by: string | null;
            /** Format: date-time */
            declined_at: string | null;
            declined_reason: string | null;
            canceled_by: string | null;
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
        /** @description Line item as part of an order item change. */
        LineItemInOrderItemChange: components["schemas"]["LineItem"] & {
            variant: components["schemas"]["ProductVariant"] | null;
        };
        /** @description Order item change as part of an order edit. */
        OrderItemChangeInOrderEdit: components["schemas"]["OrderItemChange"] & {
            line_item: components["schemas"]["LineItemInOrderItemChange"] | null;
            original_line_item: components["schemas"]["LineItemInOrderItemChange"] | null;
        };
        /** @description Order of a listed edit, with its relations where they are asked for. */
        OrderOfEdit: components["schemas"]["Order"] & {
            claims?: components["schemas"]["ClaimOrder"][];
            gift_card_transactions?: components["schemas"]["GiftCardTransaction"][];
            items?: components["schemas"]["LineItem"][];
            payments?: components["schemas"]["Payment"][];
            refunds?: components["schemas"]["Refund"][];
            returns?: components["schemas"]["Return"][];
            swaps?: components["schemas"]["Swap"][];
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
        /** @description Order edit as staff list it. */
        OrderEditListItem: components["schemas"]["OrderEdit"] & {
            changes: components["schemas"]["OrderItemChangeInOrderEdit"][];
            items: components["schemas"]["LineItemInOrderEditList"][];
            order?: components["schemas"]["OrderOfEdit"];
            payment_collection: components["schemas"]["PaymentCollection"] | null;
            difference_due?: number;
            discount_total?: number;
            gift_card_tax_total?: number;
            gift_card_total?: number;
            shipping_total?: number;
            subtotal?: number;
            tax_total?: number;
            total?: number;
        };
        /** @description Answer with order edits. */
        OrderEditListResponse: {
            order_edits: components["schemas"]["OrderEditListItem"][];
            count: number;
            offset: number;
            limit: number;
        };
        CreateOrderEditBody: {
            order_id: string;
            internal_note?: string;
            created_by?: string;
        };
        /** @description Line item as part of an order edit. */
        LineItemInOrderEdit: components["schemas"]["LineItem"] & {
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
        /** @description Order edit as staff read it. */
        OrderEditDetail: components["schemas"]["OrderEdit"] & {
            changes: components["schemas"]["OrderItemChangeInOrderEdit"][];
            items: components["schemas"]["LineItemInOrderEdit"][];
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
        OrderEditResponse: {
            order_edit: components["schemas"]["OrderEditDetail"];
        };
        UpdateOrderEditBody: {
            internal_note?: string | null;
        };
        CreateOrderEditItemBody: {
            variant_id: string;
            quantity: number;
            metadata?: {
                [key: string]: unknown;
            };
        };
        UpdateOrderEditItemBody: {
            quantity: number;
        };
        /** @description Line item as part of an order. */
        LineItemInOrder: components["schemas"]["LineItem"] & {
            adjustments: components["schemas"]["LineItemAdjustment"][];
            tax_lines: components["schemas"]["LineItemTaxLine"][];
            variant: components["schemas"]["ProductVariantInLineItem"] | null;
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
        /** @description Order as staff list it. */
        OrderListItem: components["schemas"]["Order"] & {
            billing_address: components["schemas"]["Address"] | null;
            claims: components["schemas"]["ClaimOrderInOrder"][];
            customer: components["schemas"]["Customer"] | null;
            discounts: components["schemas"]["DiscountInCart"][];
            fulfillments: components["schemas"]["FulfillmentInOrder"][];
            gift_card_transactions: components["schemas"]["GiftCardTransactionInOrder"][];
            gift_cards: components["schemas"]["GiftCard"][];
            items: components["schemas"]["LineItemInOrder"][];
            payments: components["schemas"]["Payment"][];
            refunds: components["schemas"]["Refund"][];
            region: components["schemas"]["RegionInDiscount"] | null;
            returns: components["schemas"]["ReturnInOrder"][];
            shipping_address: components["schemas"]["Address"] | null;
            shipping_methods: components["schemas"]["ShippingMethodInCart"][];
            swaps: components["schemas"]["SwapInOrder"][];
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
            sales_channel?: components["schemas"]["SalesChannel"] | null;
        };
        /** @description Answer with orders. */
        OrderListResponse: {
            orders: components["schemas"]["OrderListItem"][];
            count: number;
            offset: number;
            limit: number;
        };
        /** @description Answer with an order. */
        OrderResponse: {
            order: components["schemas"]["OrderDetail"];
        };
        UpdateOrderBody: {
            email?: string;
            billing_address?: components["schemas"]["AddressInput"] | null;
            shipping_address?: components["schemas"]["AddressInput"] | null;
            items?: components["schemas"]["LineItem"][];
            region?: string | null;
            discounts?: components["schemas"]["Discount"][];
            customer_id?: string;
            payment_method?: {
                provider_id?: string;
                data?: {
                    [key: string]: unknown;
                };
            };
            shipping_method?: {
                provider_id?: string;
                profile_id?: string;
                price?: number;
                data?: {
                    [key: string]: unknown;
                };
                items?: components["schemas"]["LineItem"][];
            };
            no_notification?: boolean | null;
        };
        RefundOrderBody: {
            amount: number;
            reason: string;
            note?: string;
            no_notification?: boolean;
        };
        CreateOrderFulfillmentBody: {
            items: {
                item_id: string;
                quantity: number;
            }[];
            location_id?: string;
            /** @description The server reads the words only, and takes a boolean for no wish. */
            no_notification?: boolean | ("true" | "false");
            metadata?: {
                [key: string]: unknown;
            };
        };
        CreateOrderShipmentBody: {
            fulfillment_id: string;
            tracking_numbers?: string[];
            no_notification?: boolean;
        };
        RequestOrderReturnBody: {
            items: {
                item_id: string;
                reason_id?: string;
                note?: string;
                quantity: number;
            }[];
            return_shipping?: {
                option_id?: string;
                price?: number;
            };
            note?: string;
            receive_now?: boolean;
            no_notification?: boolean;
            refund?: number;
            location_id?: string;
        };
        AddShippingMethodToOrderBody: {
            price: number;
            option_id: string;
            data?: {
                [key: string]: unknown;
            };
        };
        CreateOrderSwapBody: {
            return_items: {
                item_id: string;
                quantity: number;
                reason_id?: string;
                note?: string;
            }[];
            return_shipping?: {
                option_id: string;
                price?: number;
            };
            additional_items?: {
                variant_id: string;
                quantity: number;
            }[];
            sales_channel_id?: string;
            custom_shipping_options?: {
                option_id: string;
                price: number;
            }[];
            no_notification?: boolean;
            return_location_id?: string;
            allow_backorder?: boolean;
        };
        CreateSwapFulfillmentBody: {
            metadata?: {
                [key: string]: unknown;
            };
            no_notification?: boolean;
            location_id?: string;
        };
        CreateSwapShipmentBody: {
            fulfillment_id: string;
            tracking_numbers?: string[];
            no_notification?: boolean;
        };
        CreateOrderClaimBody: {
            type: components["schemas"]["ClaimOrderType"];
            claim_items: {
                item_id: string;
                quantity: number;
                note?: string;
                reason?: components["schemas"]["ClaimItemReason"];
                tags?: string[];
                images?: string[];
            }[];
            return_shipping?: {
                option_id?: string;
                price?: number;
            };
            additional_items?: {
                variant_id: string;
                quantity: number;
            }[];
            shipping_methods?: {
                id?: string;
                option_id?: string;
                price?: number;
                data?: {
                    [key: string]: unknown;
                };
            }[];
            shipping_address?: components["schemas"]["AddressInput"];
            refund_amount?: number;
            no_notification?: boolean;
            return_location_id?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        UpdateOrderClaimBody: {
            claim_items?: {
                id: string;
                item_id?: string;
                quantity?: number;
                note?: string;
                reason?: components["schemas"]["ClaimItemReason"];
                tags: {
                    id?: string;
                    value?: string;
                }[];
                images: {
                    id?: string;
                    url?: string;
                }[];
                metadata?: {
                    [key: string]: unknown;
                };
            }[];
            shipping_methods?: {
                id?: string;
                option_id?: string;
                price?: number;
                data?: {
                    [key: string]: unknown;
                };
            }[];
            no_notification?: boolean | null;
            metadata?: {
                [key: string]: unknown;
            };
        };
        CreateClaimFulfillmentBody: {
            metadata?: {
                [key: string]: unknown;
            };
            no_notification?: boolean;
            location_id?: string;
        };
        CreateClaimShipmentBody: {
            fulfillment_id: string;
            tracking_numbers?: string[];
        };
        /** @description Payment collection as staff read it. */
        PaymentCollectionDetail: components["schemas"]["PaymentCollection"] & {
            payment_sessions: components["schemas"]["PaymentSession"][];
            payments: components["schemas"]["Payment"][];
            region: components["schemas"]["RegionInDiscount"] | null;
        };
        /** @description Answer with a payment collection. */
        PaymentCollectionResponse: {
            payment_collection: components["schemas"]["PaymentCollectionDetail"];
        };
        UpdatePaymentCollectionBody: {
            description?: string | null;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Answer with a payment collection by itself. */
        ChangedPaymentCollectionResponse: {
            payment_collection: components["schemas"]["PaymentCollection"];
        };
        /** @description Answer with a payment. */
        PaymentResponse: {
            payment: components["schemas"]["Payment"];
        };
        RefundPaymentBody: {
            amount: number;
            reason: string;
            note?: string;
        };
        /** @description Answer with a refund. */
        RefundResponse: {
            refund: components["schemas"]["Refund"];
        };
        /** @enum {string} */
        PriceListStatus: "active" | "draft";
        /** @enum {string} */
        PriceListType: "sale" | "override";
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
        /** @description Price of a price list and the variant that it is for. */
        PriceListPrice: components["schemas"]["MoneyAmount"] & {
            variant?: components["schemas"]["ProductVariant"];
            variants?: components["schemas"]["ProductVariant"][];
        };
        /** @description Price list as a list shows it; relations when asked for. */
        PriceListListItem: components["schemas"]["PriceList"] & {
            customer_groups?: components["schemas"]["CustomerGroup"][];
            prices?: components["schemas"]["PriceListPrice"][];
        };
        /** @description Answer with price lists. */
        PriceListListResponse: {
            price_lists: components["schemas"]["PriceListListItem"][];
            count: number;
            offset: number;
            limit: number;
        };
        CreatePriceListBody: {
            name: string;
            description: string;
            /** Format: date-time */
            starts_at?: string;
            /** Format: date-time */
            ends_at?: string;
            type: components["schemas"]["PriceListType"];
            status?: components["schemas"]["PriceListStatus"];
            prices: {
                region_id?: string;
                currency_code?: string;
                amount: number;
                variant_id: string;
                min_quantity?: number;
                max_quantity?: number;
            }[];
            customer_groups?: {
                id: string;
            }[];
            includes_tax?: boolean;
        };
        /** @description Price list as staff read it. */
        PriceListDetail: components["schemas"]["PriceList"] & {
            customer_groups: components["schemas"]["CustomerGroup"][];
            prices: components["schemas"]["PriceListPrice"][];
        };
        /** @description Answer with a price list. */
        PriceListResponse: {
            price_list: components["schemas"]["PriceListDetail"];
        };
        UpdatePriceListBody: {
            name?: string;
            description?: string;
            /** Format: date-time */
            starts_at?: string | null;
            /** Format: date-time */
            ends_at?: string | null;
            type?: components["schemas"]["PriceListType"];
            status?: components["schemas"]["PriceListStatus"];
            prices?: {
                id?: string;
                region_id?: string;
                currency_code?: string;
                variant_id: string;
                amount: number;
                min_quantity?: number;
                max_quantity?: number;
            }[];
            customer_groups?: {
                id: string;
            }[];
            includes_tax?: boolean;
        };
        /** @description Own columns of a product category. */
        ProductCategory: {
            id: string;
            name: string;
            description: string;
            handle: string;
            mpath?: string | null;
            is_internal: boolean;
            is_active: boolean;
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
        /** @description Product option as part of a product. */
        ProductOptionInProduct: components["schemas"]["ProductOption"] & {
            values: components["schemas"]["ProductOptionValue"][];
        };
        /** @description Price of a variant together with the price list that it comes from. */
        PriceWithList: components["schemas"]["MoneyAmount"] & {
            price_list?: components["schemas"]["PriceList"] | null;
        };
        /** @description Variant of a product of a price list. */
        ProductVariantInPriceList: components["schemas"]["ProductVariant"] & {
            options?: components["schemas"]["ProductOptionValue"][];
            prices?: components["schemas"]["PriceWithList"][];
        };
        /** @description Product as staff list it. */
        ProductInPriceList: components["schemas"]["Product"] & {
            categories?: components["schemas"]["ProductCategory"][];
            collection: components["schemas"]["ProductCollection"] | null;
            images: components["schemas"]["Image"][];
            options: components["schemas"]["ProductOptionInProduct"][];
            tags: components["schemas"]["ProductTag"][];
            type: components["schemas"]["ProductType"] | null;
            variants: components["schemas"]["ProductVariantInPriceList"][];
            sales_channels?: components["schemas"]["SalesChannel"][];
            profiles: components["schemas"]["ShippingProfile"][];
            profile?: components["schemas"]["ShippingProfile"] | null;
        };
        /** @description Answer with products. */
        PriceListProductsResponse: {
            products: components["schemas"]["ProductInPriceList"][];
            count: number;
            offset: number;
            limit: number;
        };
        UpsertPriceListPricesBody: {
            prices?: {
                id?: string;
                region_id?: string;
                currency_code?: string;
                variant_id: string;
                amount: number;
                min_quantity?: number;
                max_quantity?: number;
            }[];
            override?: boolean;
        };
        DeletePriceListPricesBody: {
            price_ids?: string[];
        };
        /** @description Answer with price list delete batch. */
        PriceListDeleteBatchResponse: {
            ids: string[];
            object: string;
            deleted: boolean;
        };
        /** @description Answer with price list delete product prices. */
        PriceListDeleteProductPricesResponse: {
            ids: string[];
            object: string;
            deleted: boolean;
        };
        /** @description Answer with price list delete variant prices. */
        PriceListDeleteVariantPricesResponse: {
            ids: string[];
            object: string;
            deleted: boolean;
        };
        DeletePriceListProductsPricesBody: {
            product_ids: string[];
        };
        /** @description Category two levels below the one that was read. */
        ProductCategoryTwig: components["schemas"]["ProductCategory"] & {
            category_children?: components["schemas"]["ProductCategory"][];
        };
        /** @description Category right below the one that was read, with what is below it. */
        ProductCategoryBranch: components["schemas"]["ProductCategory"] & {
            category_children?: components["schemas"]["ProductCategoryTwig"][];
        };
        /** @description Product category as staff read it. */
        ProductCategoryDetail: components["schemas"]["ProductCategory"] & {
            category_children: components["schemas"]["ProductCategoryBranch"][];
            parent_category: components["schemas"]["ProductCategory"] | null;
        };
        /** @description Answer with product categories. */
        ProductCategoryListResponse: {
            product_categories: components["schemas"]["ProductCategoryDetail"][];
            count: number;
            offset: number;
            limit: number;
        };
        CreateProductCategoryBody: {
            name: string;
            description?: string;
            handle?: string;
            is_internal?: boolean;
            is_active?: boolean;
            parent_category_id?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Answer with a product category. */
        ProductCategoryResponse: {
            product_category: components["schemas"]["ProductCategoryDetail"];
        };
        UpdateProductCategoryBody: {
            name?: string;
            description?: string;
            handle?: string;
            is_internal?: boolean;
            is_active?: boolean;
            parent_category_id?: string | null;
            rank?: number;
            metadata?: {
                [key: string]: unknown;
            };
        };
        AddProductsToCategoryBody: {
            product_ids: {
                id: string;
            }[];
        };
        RemoveProductsFromCategoryBody: {
            product_ids: {
                id: string;
            }[];
        };
        /** @description Answer with product tags. */
        ProductTagListResponse: {
            product_tags: components["schemas"]["ProductTag"][];
            count: number;
            offset: number;
            limit: number;
        };
        /** @description Answer with product types. */
        ProductTypeListResponse: {
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
        /** @description An inventory item that a product variant takes when it is sold. */
        VariantInventoryItem: {
            id: string;
            inventory_item_id: string;
            variant_id: string;
            required_quantity: number;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: date-time */
            deleted_at?: string | null;
        };
        /** @description Product variant as part of a product. */
        ProductVariantInProductList: components["schemas"]["ProductVariant"] & components["schemas"]["VariantPricing"] & {
            options: components["schemas"]["ProductOptionValue"][];
            prices: components["schemas"]["PriceWithList"][];
            purchasable?: boolean;
            /** @description Which inventory items it takes when it is sold; only where they are expanded. */
            inventory_items?: components["schemas"]["VariantInventoryItem"][];
        };
        /** @description Product as staff list it. */
        ProductListItem: components["schemas"]["Product"] & {
            collection: components["schemas"]["ProductCollection"] | null;
            images: components["schemas"]["Image"][];
            options: components["schemas"]["ProductOptionInProduct"][];
            tags: components["schemas"]["ProductTag"][];
            type: components["schemas"]["ProductType"] | null;
            variants: components["schemas"]["ProductVariantInProductList"][];
            sales_channels: components["schemas"]["SalesChannel"][];
            categories: components["schemas"]["ProductCategory"][];
            profiles: components["schemas"]["ShippingProfile"][];
            profile?: components["schemas"]["ShippingProfile"] | null;
        };
        /** @description Answer with products. */
        ProductListResponse: {
            products: components["schemas"]["ProductListItem"][];
            count: number;
            offset: number;
            limit: number;
        };
        CreateProductBody: {
            title: string;
            subtitle?: string;
            description?: string;
            is_giftcard?: boolean;
            discountable?: boolean;
            images?: string[];
            thumbnail?: string;
            handle?: string;
            status?: components["schemas"]["ProductStatus"];
            type?: {
                id?: string;
                value: string;
            };
            collection_id?: string;
            tags?: {
                id?: string;
                value: string;
            }[];
            sales_channels?: {
                id: string;
            }[];
            categories?: {
                id: string;
            }[];
            options?: {
                title: string;
            }[];
            variants?: {
                title: string;
                sku?: string;
                ean?: string;
                upc?: string;
                barcode?: string;
                hs_code?: string;
                inventory_quantity?: number;
                allow_backorder?: boolean;
                manage_inventory?: boolean;
                weight?: number;
                length?: number;
                height?: number;
                width?: number;
                origin_country?: string;
                mid_code?: string;
                material?: string;
                metadata?: {
                    [key: string]: unknown;
                };
                prices?: {
                    region_id?: string;
                    currency_code?: string;
                    amount: number;
                    min_quantity?: number;
                    max_quantity?: number;
                }[];
                options?: {
                    value: string;
                }[];
            }[];
            weight?: number;
            length?: number;
            height?: number;
            width?: number;
            hs_code?: string;
            origin_country?: string;
            mid_code?: string;
            material?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Product variant as part of a product. */
        ProductVariantInProduct: components["schemas"]["ProductVariant"] & components["schemas"]["VariantPricing"] & {
            options: components["schemas"]["ProductOptionValue"][];
            prices: components["schemas"]["PriceWithList"][];
            purchasable?: boolean;
        };
        /** @description Product as staff read it. */
        ProductDetail: components["schemas"]["Product"] & {
            collection: components["schemas"]["ProductCollection"] | null;
            images: components["schemas"]["Image"][];
            options: components["schemas"]["ProductOptionInProduct"][];
            tags: components["schemas"]["ProductTag"][];
            type: components["schemas"]["ProductType"] | null;
            variants: components["schemas"]["ProductVariantInProduct"][];
            sales_channels: components["schemas"]["SalesChannel"][];
            categories: components["schemas"]["ProductCategory"][];
            profiles: components["schemas"]["ShippingProfile"][];
            profile?: components["schemas"]["ShippingProfile"] | null;
        };
        /** @description Answer with a product. */
        ProductResponse: {
            product: components["schemas"]["ProductDetail"];
        };
        UpdateProductBody: {
            title?: string;
            subtitle?: string | null;
            description?: string | null;
            discountable?: boolean;
            images?: string[];
            thumbnail?: string | null;
            handle?: string | null;
            status?: components["schemas"]["ProductStatus"];
            type?: {
                id?: string;
                value: string;
            } | null;
            collection_id?: string | null;
            tags?: {
                id?: string;
                value: string;
            }[];
            sales_channels?: {
                id: string;
            }[];
            categories?: {
                id: string;
            }[];
            variants?: {
                id?: string;
                title?: string;
                sku?: string;
                ean?: string;
                upc?: string;
                barcode?: string;
                hs_code?: string;
                inventory_quantity?: number;
                allow_backorder?: boolean;
                manage_inventory?: boolean;
                weight?: number;
                length?: number;
                height?: number;
                width?: number;
                origin_country?: string;
                mid_code?: string;
                material?: string;
                metadata?: {
                    [key: string]: unknown;
                };
                prices?: {
                    id?: string;
                    region_id?: string;
                    currency_code?: string;
                    amount: number;
                    min_quantity?: number;
                    max_quantity?: number;
                }[];
                options?: {
                    option_id: string;
                    value: string;
                }[];
            }[];
            weight?: number | null;
            length?: number | null;
            height?: number | null;
            width?: number | null;
            hs_code?: string | null;
            origin_country?: string | null;
            mid_code?: string | null;
            material?: string | null;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Answer with product types. */
        UsedProductTypesResponse: {
            types: components["schemas"]["ProductType"][];
        };
        /** @description Answer with products list tags. */
        ProductTagUsageResponse: {
            tags: {
                id: string;
                usage_count: string;
                value: string;
            }[];
        };
        SetProductMetadataBody: {
            key: string;
            value: string;
        };
        /** @description Product variant as part of a product. */
        ProductVariantInProductVariants: components["schemas"]["ProductVariant"] & {
            options: components["schemas"]["ProductOptionValue"][];
            prices: components["schemas"]["MoneyAmount"][];
            /** @description Which inventory items it takes when it is sold; only where they are expanded. */
            inventory_items?: components["schemas"]["VariantInventoryItem"][];
        };
        /** @description Product variant in a product's list of them. */
        ProductVariantFound: components["schemas"]["ProductVariantInProductVariants"] & {
            /** @description Only where a search looked at it. */
            product?: components["schemas"]["Product"] | null;
        };
        /** @description Answer with product variants. */
        ProductVariantListResponse: {
            variants: components["schemas"]["ProductVariantFound"][];
            count: number;
            offset: number;
            limit: number;
        };
        CreateProductVariantBody: {
            title: string;
            sku?: string;
            ean?: string;
            upc?: string;
            barcode?: string;
            hs_code?: string;
            inventory_quantity?: number;
            allow_backorder?: boolean;
            manage_inventory?: boolean;
            weight?: number;
            length?: number;
            height?: number;
            width?: number;
            origin_country?: string;
            mid_code?: string;
            material?: string;
            metadata?: {
                [key: string]: unknown;
            };
            prices: {
                region_id?: string;
                currency_code?: string;
                amount: number;
                min_quantity?: number;
                max_quantity?: number;
            }[];
            options: {
                option_id: string;
                value: string;
            }[];
        };
        /** @description Product variant as staff read it. */
        ProductVariantDetail: components["schemas"]["ProductVariant"] & components["schemas"]["VariantPricing"] & {
            options: components["schemas"]["ProductOptionValue"][];
            prices: components["schemas"]["PriceWithList"][];
            product: components["schemas"]["Product"] | null;
            purchasable?: boolean;
        };
        /** @description Answer with a product variant. */
        ProductVariantResponse: {
            variant: components["schemas"]["ProductVariantDetail"];
        };
        UpdateProductVariantBody: {
            title?: string;
            sku?: string | null;
            ean?: string | null;
            upc?: string | null;
            barcode?: string | null;
            hs_code?: string | null;
            inventory_quantity?: number;
            allow_backorder?: boolean;
            manage_inventory?: boolean;
            weight?: number | null;
            length?: number | null;
            height?: number | null;
            width?: number | null;
            origin_country?: string | null;
            mid_code?: string | null;
            material?: string | null;
            metadata?: {
                [key: string]: unknown;
            };
            prices?: {
                id?: string;
                region_id?: string;
                currency_code?: string;
                amount: number;
                min_quantity?: number;
                max_quantity?: number;
            }[];
            options?: {
                option_id: string;
                value: string;
            }[];
        };
        /** @description Answer with a product. */
        DeletedVariantResponse: {
            variant_id: string;
            object: string;
            deleted: boolean;
            product: components["schemas"]["ProductDetail"];
        };
        /** @description Answer of an operation that the server does not serve. */
        ProductOptionListResponse: {
            options: components["schemas"]["ProductOption"][];
        };
        CreateProductOptionBody: {
            title: string;
        };
        /** @description Answer of an operation that the server does not serve. */
        ProductOptionResponse: {
            option: components["schemas"]["ProductOption"];
        };
        UpdateProductOptionBody: {
            title: string;
        };
        /** @description Answer with a product. */
        DeletedOptionResponse: {
            option_id: string;
            object: string;
            deleted: boolean;
            product: components["schemas"]["ProductDetail"];
        };
        /** @description Own columns of a publishable API key. */
        PublishableApiKey: {
            id: string;
            created_by: string | null;
            revoked_by: string | null;
            /** Format: date-time */
            revoked_at: string | null;
            title: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description Answer with publishable API keys. */
        PublishableApiKeyListResponse: {
            publishable_api_keys: components["schemas"]["PublishableApiKey"][];
            count: number;
            offset: number;
            limit: number;
        };
        CreatePublishableApiKeyBody: {
            title: string;
        };
        /** @description Answer with a publishable API key. */
        PublishableApiKeyResponse: {
            publishable_api_key: components["schemas"]["PublishableApiKey"];
        };
        UpdatePublishableApiKeyBody: {
            title?: string;
        };
        AddSalesChannelsToPublishableApiKeyBody: {
            sales_channel_ids: {
                id: string;
            }[];
        };
        RemoveSalesChannelsFromPublishableApiKeyBody: {
            sales_channel_ids: {
                id: string;
            }[];
        };
        /** @description Answer with sales channels. */
        SalesChannelListResponse: {
            sales_channels: components["schemas"]["SalesChannel"][];
        };
        /** @description Region as staff read it. */
        RegionDetail: components["schemas"]["Region"] & {
            countries: components["schemas"]["Country"][];
            fulfillment_providers: components["schemas"]["FulfillmentProvider"][];
            payment_providers: components["schemas"]["PaymentProvider"][];
            currency: components["schemas"]["Currency"];
        };
        /** @description Answer with regions. */
        RegionListResponse: {
            regions: components["schemas"]["RegionDetail"][];
            count: number;
            offset: number;
            limit: number;
        };
        CreateRegionBody: {
            name: string;
            currency_code: string;
            tax_code?: string;
            tax_rate: number;
            payment_providers: string[];
            fulfillment_providers: string[];
            countries: string[];
            includes_tax?: boolean;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Answer with a region. */
        RegionResponse: {
            region: components["schemas"]["RegionDetail"];
        };
        UpdateRegionBody: {
            name?: string;
            currency_code?: string;
            automatic_taxes?: boolean;
            gift_cards_taxable?: boolean;
            tax_provider_id?: string | null;
            tax_code?: string | null;
            tax_rate?: number;
            includes_tax?: boolean;
            payment_providers?: string[];
            fulfillment_providers?: string[];
            countries?: string[];
            metadata?: {
                [key: string]: unknown;
            };
        };
        AddCountryToRegionBody: {
            country_code: string;
        };
        AddFulfillmentProviderToRegionBody: {
            provider_id: string;
        };
        /** @description Answer with get regions region fulfillment options. */
        RegionFulfillmentOptionsResponse: {
            fulfillment_options: {
                provider_id: string;
                options: {
                    [key: string]: unknown;
                }[];
            }[];
        };
        AddPaymentProviderToRegionBody: {
            provider_id: string;
        };
        /** @description Bounds of a numeric filter. */
        NumberRange: {
            gt?: number;
            gte?: number;
            lt?: number;
            lte?: number;
        };
        /** @description What a text must have in it. */
        TextMatch: {
            contains?: string;
        };
        /** @description Own columns of a reservation item. */
        ReservationItem: {
            id: string;
            location_id: string;
            inventory_item_id: string;
            description: string | null;
            created_by?: string | null;
            quantity: number;
            metadata: {
                [key: string]: unknown;
            } | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at?: string | null;
            line_item_id: string | null;
            external_id?: string | null;
        };
        /** @description Line item as part of a reservation item, with the order that it is of. */
        LineItemInReservationItem: components["schemas"]["LineItem"] & {
            order?: components["schemas"]["Order"] | null;
        };
        /** @description Reservation item as staff list it, with what `expand` asks for. */
        ReservationItemListItem: components["schemas"]["ReservationItem"] & {
            inventory_item?: components["schemas"]["InventoryItem"] | null;
            line_item?: components["schemas"]["LineItemInReservationItem"] | null;
        };
        /** @description Answer with reservation items. */
        ReservationItemListResponse: {
            reservations: components["schemas"]["ReservationItemListItem"][];
            count: number;
            offset: number;
            limit: number;
        };
        CreateReservationBody: {
            line_item_id?: string;
            location_id: string;
            inventory_item_id: string;
            quantity: number;
            description?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Answer with a reservation item. */
        ReservationItemResponse: {
            reservation: components["schemas"]["ReservationItem"];
        };
        UpdateReservationBody: {
            location_id?: string;
            quantity?: number;
            description?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description The server leaves the changed reservation out of its answer. */
        UpdatedReservationItemResponse: {
            reservation?: components["schemas"]["ReservationItem"];
        };
        /** @description Return reason as staff read it. */
        ReturnReasonDetail: components["schemas"]["ReturnReason"] & {
            parent_return_reason: components["schemas"]["ReturnReason"] | null;
            return_reason_children: components["schemas"]["ReturnReason"][];
        };
        /** @description Answer with return reasons. */
        ReturnReasonListResponse: {
            return_reasons: components["schemas"]["ReturnReasonDetail"][];
        };
        CreateReturnReasonBody: {
            label: string;
            value: string;
            parent_return_reason_id?: string;
            description?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Answer with a return reason. */
        ReturnReasonResponse: {
            return_reason: components["schemas"]["ReturnReasonDetail"];
        };
        UpdateReturnReasonBody: {
            label?: string;
            value?: string;
            description?: string | null;
            metadata?: {
                [key: string]: unknown;
            };
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
        /** @description Shipping option as staff read it. */
        ShippingOptionDetail: components["schemas"]["ShippingOption"] & {
            profile: components["schemas"]["ShippingProfile"] | null;
            region: components["schemas"]["RegionInDiscount"] | null;
            requirements: components["schemas"]["ShippingOptionRequirement"][];
        };
        /** @description Shipping option as staff list it, with its price before and after tax. */
        ShippingOptionListItem: components["schemas"]["ShippingOptionDetail"] & {
            price_incl_tax?: number | null;
            tax_amount?: number | null;
            tax_rates?: {
                rate?: number;
                name?: string;
                code?: string;
            }[];
        };
        /** @description Answer with shipping options. */
        ShippingOptionListResponse: {
            shipping_options: components["schemas"]["ShippingOptionListItem"][];
            count: number;
            offset: number;
            limit: number;
        };
        CreateShippingOptionBody: {
            name: string;
            region_id: string;
            provider_id: string;
            profile_id?: string;
            data: {
                [key: string]: unknown;
            };
            price_type: components["schemas"]["ShippingOptionPriceType"];
            amount?: number;
            requirements?: {
                type: components["schemas"]["ShippingOptionRequirementType"];
                amount: number;
            }[];
            is_return?: boolean;
            admin_only?: boolean;
            metadata?: {
                [key: string]: unknown;
            };
            includes_tax?: boolean;
        };
        /** @description Answer with a shipping option. */
        ShippingOptionResponse: {
            shipping_option: components["schemas"]["ShippingOptionDetail"];
        };
        UpdateShippingOptionBody: {
            name?: string;
            amount?: number | null;
            admin_only?: boolean;
            metadata?: {
                [key: string]: unknown;
            };
            requirements: {
                id?: string;
                type: components["schemas"]["ShippingOptionRequirementType"];
                amount: number;
            }[];
            includes_tax?: boolean;
            price_type?: string;
        };
        /** @description Answer with shipping profiles. */
        ShippingProfileListResponse: {
            shipping_profiles: components["schemas"]["ShippingProfile"][];
        };
        CreateShippingProfileBody: {
            name: string;
            type: components["schemas"]["ShippingProfileType"];
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Answer with a new shipping profile. */
        CreatedShippingProfileResponse: {
            shipping_profile: components["schemas"]["ShippingProfile"];
        };
        /** @description Shipping profile as staff read it. */
        ShippingProfileDetail: components["schemas"]["ShippingProfile"] & {
            products: components["schemas"]["ProductInShippingProfile"][];
            shipping_options: components["schemas"]["ShippingOption"][];
        };
        /** @description Answer with a shipping profile. */
        ShippingProfileResponse: {
            shipping_profile: components["schemas"]["ShippingProfileDetail"];
        };
        UpdateShippingProfileBody: {
            name?: string;
            metadata?: {
                [key: string]: unknown;
            };
            type?: components["schemas"]["ShippingProfileType"];
            products?: string[];
            shipping_options?: string[];
        };
        /** @description Own columns of a stock location. */
        StockLocation: {
            id: string;
            address_id: string | null;
            name: string;
            metadata: {
                [key: string]: unknown;
            } | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at?: string | null;
        };
        /** @description Address of a stock location. */
        StockLocationAddress: {
            id: string;
            address_1: string;
            address_2: string | null;
            company: string | null;
            city: string | null;
            country_code: string;
            phone: string | null;
            province: string | null;
            postal_code: string | null;
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
        /** @description Stock location; relations when asked for. */
        StockLocationDetail: components["schemas"]["StockLocation"] & {
            address?: components["schemas"]["StockLocationAddress"] | null;
            sales_channels?: components["schemas"]["SalesChannel"][];
        };
        /** @description Answer with stock locations. */
        StockLocationListResponse: {
            stock_locations: components["schemas"]["StockLocationDetail"][];
            count: number;
            offset: number;
            limit: number;
        };
        StockLocationAddressInput: {
            address_1: string;
            address_2?: string;
            city?: string;
            country_code: string;
            phone?: string;
            postal_code?: string;
            province?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        CreateStockLocationBody: {
            name: string;
            address_id?: string;
            metadata?: {
                [key: string]: unknown;
            };
            address?: components["schemas"]["StockLocationAddressInput"];
        };
        /** @description Answer with a stock location. */
        StockLocationResponse: {
            stock_location: components["schemas"]["StockLocationDetail"];
        };
        UpdateStockLocationBody: {
            name?: string;
            address_id?: string;
            metadata?: {
                [key: string]: unknown;
            };
            address?: components["schemas"]["StockLocationAddressInput"];
        };
        /** @description Return with what comes back and where it belongs. */
        ReturnDetail: components["schemas"]["Return"] & {
            items: components["schemas"]["ReturnItem"][];
            order?: components["schemas"]["Order"] | null;
            swap?: components["schemas"]["Swap"] | null;
        };
        /** @description Answer with returns. */
        ReturnListResponse: {
            returns: components["schemas"]["ReturnDetail"][];
            count: number;
            offset: number;
            limit: number;
        };
        ReceiveReturnBody: {
            items: {
                item_id: string;
                quantity: number;
            }[];
            refund?: number;
            location_id?: string;
        };
        /** @description Answer with a return. */
        ReturnResponse: {
            return: components["schemas"]["ReturnDetail"];
        };
        /** @description Order as staff read it. */
        OrderInReturnCancel: components["schemas"]["Order"] & {
            billing_address: components["schemas"]["Address"] | null;
            claims: components["schemas"]["ClaimOrderInOrder"][];
            customer: components["schemas"]["Customer"] | null;
            discounts: components["schemas"]["DiscountInCart"][];
            fulfillments: components["schemas"]["FulfillmentInOrder"][];
            gift_card_transactions: components["schemas"]["GiftCardTransaction"][];
            gift_cards: components["schemas"]["GiftCard"][];
            items: components["schemas"]["LineItemInOrder"][];
            payments: components["schemas"]["Payment"][];
            refunds: components["schemas"]["Refund"][];
            region: components["schemas"]["Region"] | null;
            returns: components["schemas"]["ReturnInOrder"][];
            shipping_address: components["schemas"]["Address"] | null;
            shipping_methods: components["schemas"]["ShippingMethodInCart"][];
            swaps: components["schemas"]["SwapInOrder"][];
        };
        /** @description Answer with an order. */
        CanceledReturnOrderResponse: {
            order: components["schemas"]["OrderInReturnCancel"];
        };
        /** @description Link from a sales channel to a stock location. */
        SalesChannelLocation: {
            id: string;
            sales_channel_id: string;
            location_id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        /** @description Sales channel; its stock locations when asked for. */
        SalesChannelListItem: components["schemas"]["SalesChannel"] & {
            locations?: components["schemas"]["SalesChannelLocation"][];
        };
        /** @description Answer with sales channels. */
        PagedSalesChannelListResponse: {
            sales_channels: components["schemas"]["SalesChannelListItem"][];
            count: number;
            offset: number;
            limit: number;
        };
        CreateSalesChannelBody: {
            name: string;
            description?: string;
            is_disabled?: boolean;
        };
        /** @description Answer with a sales channel. */
        SalesChannelResponse: {
            sales_channel: components["schemas"]["SalesChannel"];
        };
        UpdateSalesChannelBody: {
            name?: string;
            description?: string | null;
            is_disabled?: boolean;
        };
        AddProductsToSalesChannelBody: {
            product_ids: {
                id: string;
            }[];
        };
        RemoveProductsFromSalesChannelBody: {
            product_ids: {
                id: string;
            }[];
        };
        AddStockLocationToSalesChannelBody: {
            location_id: string;
        };
        RemoveStockLocationFromSalesChannelBody: {
            location_id: string;
        };
        /** @description Own columns of a store. */
        Store: {
            id: string;
            name: string;
            default_currency_code: string;
            swap_link_template: string | null;
            payment_link_template: string | null;
            invite_link_template: string | null;
            default_location_id: string | null;
            default_sales_channel_id?: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Whether a feature of the server is on. */
        FeatureFlag: {
            key: string;
            value: boolean;
        };
        /** @description A module that the server has loaded. */
        ServerModule: {
            module: string;
            /** @description Path of the module, or false where it is off. */
            resolution: string | boolean;
        };
        /** @description Store as staff read it. */
        StoreDetail: components["schemas"]["Store"] & {
            default_sales_channel: components["schemas"]["SalesChannel"] | null;
            currencies: components["schemas"]["Currency"][];
            default_currency: components["schemas"]["Currency"] | null;
            payment_providers: components["schemas"]["PaymentProvider"][];
            fulfillment_providers: components["schemas"]["FulfillmentProvider"][];
            feature_flags: components["schemas"]["FeatureFlag"][];
            modules: components["schemas"]["ServerModule"][];
        };
        /** @description Answer with a store. */
        StoreResponse: {
            store: components["schemas"]["StoreDetail"];
        };
        UpdateStoreBody: {
            name?: string;
            swap_link_template?: string | null;
            payment_link_template?: string | null;
            invite_link_template?: string | null;
            default_currency_code?: string;
            currencies?: string[];
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Store as staff read it. */
        UpdatedStore: components["schemas"]["Store"] & {
            default_sales_channel?: components["schemas"]["SalesChannel"] | null;
            currencies?: components["schemas"]["Currency"][];
        };
        /** @description Answer with a store. */
        UpdatedStoreResponse: {
            store: components["schemas"]["UpdatedStore"];
        };
        /** @description Answer with payment providers. */
        PaymentProviderListResponse: {
            payment_providers: components["schemas"]["PaymentProvider"][];
        };
        /** @description Own columns of a tax provider. */
        TaxProvider: {
            id: string;
            is_installed: boolean;
        };
        /** @description Answer with tax providers. */
        TaxProviderListResponse: {
            tax_providers: components["schemas"]["TaxProvider"][];
        };
        /** @description Answer with swaps. */
        SwapListResponse: {
            swaps: components["schemas"]["Swap"][];
            count: number;
            offset: number;
            limit: number;
        };
        /** @description Line item as part of a cart. */
        LineItemInSwapCart: components["schemas"]["LineItem"] & {
            adjustments: components["schemas"]["LineItemAdjustment"][];
            variant: components["schemas"]["ProductVariant"] | null;
            tax_lines?: components["schemas"]["LineItemTaxLine"][];
        };
        /** @description Region of the cart of a swap. */
        RegionInSwapCart: components["schemas"]["Region"] & {
            tax_rates: components["schemas"]["TaxRate"][];
        };
        /** @description Cart as part of a swap. */
        CartInSwap: components["schemas"]["Cart"] & {
            items: components["schemas"]["LineItemInSwapCart"][];
            discounts?: components["schemas"]["DiscountInCart"][];
            gift_cards?: components["schemas"]["GiftCard"][];
            region?: components["schemas"]["RegionInSwapCart"] | null;
            shipping_address?: components["schemas"]["Address"] | null;
            shipping_methods?: components["schemas"]["ShippingMethod"][];
            discount_total?: number;
            gift_card_tax_total?: number;
            gift_card_total?: number;
            item_tax_total?: number;
            shipping_tax_total?: number;
            shipping_total?: number;
            subtotal?: number;
            tax_total?: number;
            total?: number;
        };
        /** @description Fulfillment as part of a swap. */
        FulfillmentInSwap: components["schemas"]["Fulfillment"] & {
            items: components["schemas"]["FulfillmentItem"][];
        };
        /** @description Return that belongs to a swap. */
        ReturnInSwap: components["schemas"]["Return"] & {
            items: components["schemas"]["ReturnItem"][];
        };
        /** @description Shipping method as part of a swap. */
        ShippingMethodInSwap: components["schemas"]["ShippingMethod"] & {
            shipping_option: components["schemas"]["ShippingOption"] | null;
        };
        /** @description Swap as staff read it. */
        SwapDetail: components["schemas"]["Swap"] & {
            additional_items: components["schemas"]["LineItemInSwapList"][];
            cart: components["schemas"]["CartInSwap"] | null;
            fulfillments: components["schemas"]["FulfillmentInSwap"][];
            order: components["schemas"]["Order"] | null;
            payment: components["schemas"]["Payment"] | null;
            return_order: components["schemas"]["ReturnInSwap"] | null;
            shipping_address: components["schemas"]["Address"] | null;
            shipping_methods: components["schemas"]["ShippingMethodInSwap"][];
        };
        /** @description Answer with a swap. */
        SwapResponse: {
            swap: components["schemas"]["SwapDetail"];
        };
        /** @description Tax rate; relations when asked for. */
        TaxRateDetail: components["schemas"]["TaxRate"] & {
            products?: components["schemas"]["Product"][];
            product_types?: components["schemas"]["ProductType"][];
            shipping_options?: components["schemas"]["ShippingOption"][];
        };
        /** @description Answer with tax rates. */
        TaxRateListResponse: {
            tax_rates: components["schemas"]["TaxRateDetail"][];
            count: number;
            offset: number;
            limit: number;
        };
        CreateTaxRateBody: {
            code: string;
            name: string;
            region_id: string;
            rate?: number;
            products?: string[];
            shipping_options?: string[];
            product_types?: string[];
        };
        /** @description Answer with a tax rate. */
        TaxRateResponse: {
            tax_rate: components["schemas"]["TaxRateDetail"];
        };
        UpdateTaxRateBody: {
            code?: string | null;
            name?: string;
            region_id?: string;
            rate?: number | null;
            products?: string[];
            shipping_options?: string[];
            product_types?: string[];
        };
        AddProductsToTaxRateBody: {
            products: string[];
        };
        RemoveProductsFromTaxRateBody: {
            products: string[];
        };
        AddProductTypesToTaxRateBody: {
            product_types: string[];
        };
        RemoveProductTypesFromTaxRateBody: {
            product_types: string[];
        };
        AddShippingOptionsToTaxRateBody: {
            shipping_options: string[];
        };
        RemoveShippingOptionsFromTaxRateBody: {
            shipping_options: string[];
        };
        /** @description Answer with uploads. */
        UploadsResponse: {
            uploads: {
                url: string;
                key: string;
            }[];
        };
        DeleteUploadBody: {
            file_key: string;
        };
        CreateDownloadUrlBody: {
            file_key: string;
        };
        /** @description Answer with uploads download url. */
        UploadsDownloadUrlResponse: {
            download_url: string;
        };
        RequestPasswordTokenBody: {
            /** Format: email */
            email: string;
        };
        ResetPasswordBody: {
            /** Format: email */
            email?: string;
            token: string;
            password: string;
        };
        /** @description Answer with users. */
        UserListResponse: {
            users: components["schemas"]["User"][];
            count: number;
            offset: number;
            limit: number;
        };
        CreateUserBody: {
            /** Format: email */
            email: string;
            first_name?: string;
            last_name?: string;
            role?: components["schemas"]["UserRole"];
            password: string;
        };
        UpdateUserBody: {
            first_name?: string | null;
            last_name?: string | null;
            role?: components["schemas"]["UserRole"];
            api_token?: string | null;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Product variant as staff list it. */
        ProductVariantListItem: components["schemas"]["ProductVariant"] & components["schemas"]["VariantPricing"] & {
            options: components["schemas"]["ProductOptionValue"][];
            prices: components["schemas"]["PriceWithList"][];
            product: components["schemas"]["Product"] | null;
            purchasable?: boolean;
            /** @description Which inventory items it takes when it is sold; only where they are expanded. */
            inventory_items?: components["schemas"]["VariantInventoryItem"][];
        };
        /** @description Answer with product variants. */
        VariantListResponse: {
            variants: components["schemas"]["ProductVariantListItem"][];
            count: number;
            offset?: number;
            limit?: number;
        };
        /** @description Own columns of a variant inventory. */
        VariantInventory: {
            id: string;
            sales_channel_availability: {
                channel_name: string;
                channel_id: string;
                available_quantity: number | null;
            }[];
            inventory: components["schemas"]["InventoryItemDetail"][];
        };
        /** @description Answer with a variant inventory. */
        VariantInventoryResponse: {
            variant: components["schemas"]["VariantInventory"];
        };
        /** @description Stays empty: the server refuses every property, even the location without which it cannot reserve. */
        CreateLineItemReservationBody: Record<string, never>;
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
        /** @description How many rows at most. */
        Limit: number;
        /** @description How many rows to skip. */
        Offset: number;
        /** @description Column to sort by; a leading minus turns the order round. */
        Order: string;
        /** @description Relations to include, comma-separated, in place of the usual ones. */
        Expand: string;
        /** @description Columns to include, comma-separated, in place of the usual ones. */
        Fields: string;
        /** @description When the record was created. */
        CreatedAt: components["schemas"]["DateRange"];
        /** @description When the record was last changed. */
        UpdatedAt: components["schemas"]["DateRange"];
        /** @description Words to search for. */
        Search: string;
        /** @description When the record was deleted. */
        DeletedAt: components["schemas"]["DateRange"];
        /** @description Columns to include in place of the usual ones. */
        FieldsList: string[];
        /** @description Relations to include. */
        ExpandList: string[];
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
                    "application/json": components["schemas"]["UserResponse"];
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
                "application/json": components["schemas"]["CreateSessionBody"];
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
                    "application/json": components["schemas"]["UserResponse"];
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
            401: components["responses"]["Unauthorized"];
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
                "application/json": components["schemas"]["CreateTokenBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BearerAuthResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listBatchJobs: {
        parameters: {
            query?: {
                /** @description Only these records. */
                id?: string[];
                /** @description Only of these types. */
                type?: string[];
                /** @description When it was confirmed. */
                confirmed_at?: components["schemas"]["DateRange"];
                /** @description When its file was read. */
                pre_processed_at?: components["schemas"]["DateRange"];
                /** @description When it was completed. */
                completed_at?: components["schemas"]["DateRange"];
                /** @description When it failed. */
                failed_at?: components["schemas"]["DateRange"];
                /** @description When it was cancelled. */
                canceled_at?: components["schemas"]["DateRange"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Column to sort by; a leading minus turns the order round. */
                order?: components["parameters"]["Order"];
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
                    "application/json": components["schemas"]["BatchJobListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createBatchJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBatchJobBody"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchJobResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getBatchJob: {
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
                    "application/json": components["schemas"]["BatchJobResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelBatchJob: {
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
                    "application/json": components["schemas"]["BatchJobResponse"];
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
    confirmBatchJob: {
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
                    "application/json": components["schemas"]["BatchJobResponse"];
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
    getAnalyticsConfig: {
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
                    "application/json": components["schemas"]["AnalyticsConfigResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createAnalyticsConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAnalyticsConfigBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsConfigResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteAnalyticsConfig: {
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
                    "application/json": components["schemas"]["DeletedAnalyticsConfig"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateAnalyticsConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAnalyticsConfigBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsConfigResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listCollections: {
        parameters: {
            query?: {
                /** @description Only with this title. */
                title?: string;
                /** @description Only with this handle. */
                handle?: string;
                /** @description Only of this discount condition. */
                discount_condition_id?: string;
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Column to sort by; a leading minus turns the order round. */
                order?: components["parameters"]["Order"];
                /** @description When the record was created. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description When the record was last changed. */
                updated_at?: components["parameters"]["UpdatedAt"];
                /** @description When the record was deleted. */
                deleted_at?: components["parameters"]["DeletedAt"];
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
                    "application/json": components["schemas"]["ProductCollectionListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createCollection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCollectionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCollectionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
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
                    "application/json": components["schemas"]["ProductCollectionResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCollection: {
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
                "application/json": components["schemas"]["UpdateCollectionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCollectionResponse"];
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
    deleteCollection: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addProductsToCollection: {
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
                "application/json": components["schemas"]["AddProductsToCollectionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCollectionResponse"];
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
    removeProductsFromCollection: {
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
                "application/json": components["schemas"]["RemoveProductsFromCollectionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteProductsFromCollectionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listCurrencies: {
        parameters: {
            query?: {
                /** @description Only with this code. */
                code?: string;
                /** @description Column to sort by; a leading minus turns the order round. */
                order?: components["parameters"]["Order"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
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
                    "application/json": components["schemas"]["CurrencyListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCurrency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code. */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCurrencyBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyResponse"];
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
    listCustomerGroups: {
        parameters: {
            query?: {
                /** @description Only of this discount condition. */
                discount_condition_id?: string;
                /** @description Only with one of these names. */
                name?: string[];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Column to sort by; a leading minus turns the order round. */
                order?: components["parameters"]["Order"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
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
                    "application/json": components["schemas"]["CustomerGroupListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createCustomerGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCustomerGroupBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerGroupResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getCustomerGroup: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["CustomerGroupResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCustomerGroup: {
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
                "application/json": components["schemas"]["UpdateCustomerGroupBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerGroupResponse"];
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
    deleteCustomerGroup: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listCustomersInGroup: {
        parameters: {
            query?: {
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
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
                    "application/json": components["schemas"]["CustomerListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addCustomersToGroup: {
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
                "application/json": components["schemas"]["AddCustomersToGroupBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerGroupResponse"];
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
    removeCustomersFromGroup: {
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
                "application/json": components["schemas"]["RemoveCustomersFromGroupBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerGroupResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description Whether the customer has an account. */
                has_account?: boolean;
                /** @description Only members of these groups. */
                groups?: string[];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
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
                    "application/json": components["schemas"]["CustomerListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
                "application/json": components["schemas"]["CreateCustomerBody"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getCustomer: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCustomer: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCustomerBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerResponse"];
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
    listDiscounts: {
        parameters: {
            query?: {
                /** @description Whether it is a template for other codes. */
                is_dynamic?: boolean;
                /** @description Whether it is switched off. */
                is_disabled?: boolean;
                /** @description Only with such a rule. */
                rule?: {
                    type?: components["schemas"]["DiscountRuleType"];
                    allocation?: components["schemas"]["DiscountRuleAllocation"];
                };
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Column to sort by; a leading minus turns the order round. */
                order?: components["parameters"]["Order"];
                /** @description When the record was created. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description When the record was last changed. */
                updated_at?: components["parameters"]["UpdatedAt"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
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
                    "application/json": components["schemas"]["DiscountListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createDiscount: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDiscountBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getDiscount: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["DiscountResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateDiscount: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDiscountBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountResponse"];
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
    deleteDiscount: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getDiscountByCode: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
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
                    "application/json": components["schemas"]["DiscountResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createDynamicDiscountCode: {
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
                "application/json": components["schemas"]["CreateDynamicDiscountCodeBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountResponse"];
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
    deleteDynamicDiscountCode: {
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
                    "application/json": components["schemas"]["DiscountResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addRegionToDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the region. */
                region_id: string;
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
                    "application/json": components["schemas"]["DiscountResponse"];
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
    removeRegionFromDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the region. */
                region_id: string;
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
                    "application/json": components["schemas"]["DiscountResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listDiscountConditions: {
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
                    "application/json": components["schemas"]["DiscountConditionListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createDiscountCondition: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDiscountConditionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountResponse"];
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
    getDiscountCondition: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the condition. */
                condition_id: string;
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
                    "application/json": components["schemas"]["DiscountConditionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateDiscountCondition: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the condition. */
                condition_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDiscountConditionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountResponse"];
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
    deleteDiscountCondition: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the condition. */
                condition_id: string;
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
                    "application/json": components["schemas"]["DiscountConditionsDeleteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addResourcesToDiscountCondition: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the condition. */
                condition_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddResourcesToDiscountConditionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountResponse"];
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
    removeResourcesFromDiscountCondition: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the condition. */
                condition_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveResourcesFromDiscountConditionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listDraftOrders: {
        parameters: {
            query?: {
                /** @description Only in one of these states. */
                status?: components["schemas"]["DraftOrderStatus"][];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Column to sort by; a leading minus turns the order round. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
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
                    "application/json": components["schemas"]["DraftOrderListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createDraftOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDraftOrderBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftOrderResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getDraftOrder: {
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
                    "application/json": components["schemas"]["DraftOrderResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateDraftOrder: {
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
                "application/json": components["schemas"]["UpdateDraftOrderBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftOrderResponse"];
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
    deleteDraftOrder: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createDraftOrderLineItem: {
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
                "application/json": components["schemas"]["CreateDraftOrderLineItemBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftOrderResponse"];
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
    updateDraftOrderLineItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the item. */
                item: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDraftOrderLineItemBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftOrderResponse"];
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
    deleteDraftOrderLineItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the item. */
                item: string;
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
                    "application/json": components["schemas"]["DraftOrderResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    payDraftOrder: {
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
                    "application/json": components["schemas"]["PaidDraftOrderResponse"];
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
    listGiftCards: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
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
                    "application/json": components["schemas"]["GiftCardListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createGiftCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateGiftCardBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCardResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getGiftCard: {
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
                    "application/json": components["schemas"]["GiftCardResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateGiftCard: {
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
                "application/json": components["schemas"]["UpdateGiftCardBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCardResponse"];
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
    deleteGiftCard: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listInventoryItems: {
        parameters: {
            query?: {
                /** @description Only with this sku. */
                sku?: string;
                /** @description Only from this country. */
                origin_country?: string;
                /** @description Only with this manufacturer code. */
                mid_code?: string;
                /** @description Only with this material. */
                material?: string;
                /** @description Only with this customs code. */
                hs_code?: string;
                /** @description Only with this weight. */
                weight?: number;
                /** @description Only with this length. */
                length?: number;
                /** @description Only with this height. */
                height?: number;
                /** @description Only with this width. */
                width?: number;
                /** @description Whether it has to be shipped. */
                requires_shipping?: boolean;
                /** @description Only of one of these locations. */
                location_id?: string[];
                /** @description Only these records. */
                id?: string[];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
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
                    "application/json": components["schemas"]["InventoryItemListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createInventoryItem: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInventoryItemBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryItemResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getInventoryItem: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["InventoryItemResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateInventoryItem: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateInventoryItemBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryItemResponse"];
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
    deleteInventoryItem: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listInventoryLevels: {
        parameters: {
            query?: {
                /** @description Only of one of these locations. */
                location_id?: string[];
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
                    "application/json": components["schemas"]["InventoryLevelListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createInventoryLevel: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInventoryLevelBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryItemResponse"];
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
    updateInventoryLevel: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the stock location. */
                location_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateInventoryLevelBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryItemResponse"];
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
    deleteInventoryLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the stock location. */
                location_id: string;
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
                    "application/json": components["schemas"]["InventoryItemResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    acceptInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInviteBody"];
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listInvites: {
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
                    "application/json": components["schemas"]["InviteListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInviteBody"];
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
    resendInviteLegacy: {
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteInvite: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listNotes: {
        parameters: {
            query?: {
                /** @description Only of this resource. */
                resource_id?: string;
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
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
                    "application/json": components["schemas"]["NoteListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateNoteBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getNote: {
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
                    "application/json": components["schemas"]["NoteResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateNote: {
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
                "application/json": components["schemas"]["UpdateNoteBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteResponse"];
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
    deleteNote: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Only for this event. */
                event_name?: string;
                /** @description Only of this kind of record. */
                resource_type?: string;
                /** @description Only of this resource. */
                resource_id?: string;
                /** @description Only to this address. */
                to?: string;
                /** @description Whether later sendings are included. */
                include_resends?: boolean;
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
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
                    "application/json": components["schemas"]["NotificationListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    resendNotification: {
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
                "application/json": components["schemas"]["ResendNotificationBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationResponse"];
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
    listOrderEdits: {
        parameters: {
            query?: {
                /** @description Only of this order. */
                order_id?: string;
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
                    "application/json": components["schemas"]["OrderEditListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createOrderEdit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderEditBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderEditResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrderEdit: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["OrderEditResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateOrderEdit: {
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
                "application/json": components["schemas"]["UpdateOrderEditBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderEditResponse"];
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
    deleteOrderEdit: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createOrderEditItem: {
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
                "application/json": components["schemas"]["CreateOrderEditItemBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderEditResponse"];
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
    updateOrderEditItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the item. */
                item: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrderEditItemBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderEditResponse"];
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
    deleteOrderEditItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the item. */
                item: string;
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
                    "application/json": components["schemas"]["OrderEditResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteOrderEditChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the change. */
                change: string;
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    requestOrderEdit: {
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
                    "application/json": components["schemas"]["OrderEditResponse"];
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
    cancelOrderEdit: {
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
                    "application/json": components["schemas"]["OrderEditResponse"];
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
    confirmOrderEdit: {
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
                    "application/json": components["schemas"]["OrderEditResponse"];
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
    listOrders: {
        parameters: {
            query?: {
                /** @description Only these records. */
                id?: string;
                /** @description The number that people see. */
                display_id?: string;
                /** @description Only of this cart. */
                cart_id?: string;
                /** @description Only of this customer. */
                customer_id?: string;
                /** @description Only with this email. */
                email?: string;
                /** @description Only with this tax rate. */
                tax_rate?: number;
                /** @description Only in one of these states. */
                status?: components["schemas"]["OrderStatus"][];
                /** @description Only with one of these states of fulfilment. */
                fulfillment_status?: components["schemas"]["OrderFulfillmentStatus"][];
                /** @description Only with one of these states of payment. */
                payment_status?: components["schemas"]["OrderPaymentStatus"][];
                /** @description Only of one of these regions. */
                region_id?: string[];
                /** @description Three-letter code of the currency. */
                currency_code?: string;
                /** @description When it was cancelled. */
                canceled_at?: components["schemas"]["DateRange"];
                /** @description Only of one of these sales channels. */
                sales_channel_id?: string[];
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
                    "application/json": components["schemas"]["OrderListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrder: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["OrderResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateOrder: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrderBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"];
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
    completeOrder: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["OrderResponse"];
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
    captureOrder: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["OrderResponse"];
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
    refundOrder: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundOrderBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"];
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
    createOrderFulfillment: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderFulfillmentBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"];
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
    cancelOrderFulfillment: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the fulfilment. */
                fulfillment_id: string;
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
                    "application/json": components["schemas"]["OrderResponse"];
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
    createOrderShipment: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderShipmentBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"];
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
    requestOrderReturn: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestOrderReturnBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"];
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
    cancelOrder: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["OrderResponse"];
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
    addShippingMethodToOrder: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddShippingMethodToOrderBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"];
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
    archiveOrder: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["OrderResponse"];
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
    createOrderSwap: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderSwapBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"];
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
    cancelOrderSwap: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the swap. */
                swap_id: string;
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
                    "application/json": components["schemas"]["OrderResponse"];
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
    createSwapFulfillment: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the swap. */
                swap_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSwapFulfillmentBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"];
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
    createSwapShipment: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the swap. */
                swap_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSwapShipmentBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"];
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
    processSwapPayment: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the swap. */
                swap_id: string;
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
                    "application/json": components["schemas"]["OrderResponse"];
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
    cancelSwapFulfillment: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the swap. */
                swap_id: string;
                /** @description ID of the fulfilment. */
                fulfillment_id: string;
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
                    "application/json": components["schemas"]["OrderResponse"];
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
    createOrderClaim: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderClaimBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"];
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
    updateOrderClaim: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the claim. */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrderClaimBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"];
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
    cancelOrderClaim: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the claim. */
                claim_id: string;
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
                    "application/json": components["schemas"]["OrderResponse"];
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
    createClaimFulfillment: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the claim. */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateClaimFulfillmentBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"];
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
    createClaimShipment: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the claim. */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateClaimShipmentBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"];
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
    cancelClaimFulfillment: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the claim. */
                claim_id: string;
                /** @description ID of the fulfilment. */
                fulfillment_id: string;
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
                    "application/json": components["schemas"]["OrderResponse"];
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
    getPaymentCollection: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["PaymentCollectionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updatePaymentCollection: {
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
                "application/json": components["schemas"]["UpdatePaymentCollectionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedPaymentCollectionResponse"];
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
    deletePaymentCollection: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    authorizePaymentCollection: {
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
                    "application/json": components["schemas"]["ChangedPaymentCollectionResponse"];
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
    getPayment: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    capturePayment: {
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
                    "application/json": components["schemas"]["PaymentResponse"];
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
    refundPayment: {
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
                "application/json": components["schemas"]["RefundPaymentBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundResponse"];
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
    listPriceLists: {
        parameters: {
            query?: {
                /** @description Only these records. */
                id?: string;
                /** @description Only with this name. */
                name?: string;
                /** @description Only in one of these states. */
                status?: components["schemas"]["PriceListStatus"][];
                /** @description Only of these customer groups. */
                customer_groups?: string[];
                /** @description Only of these types. */
                type?: components["schemas"]["PriceListType"][];
                /** @description Only with this description. */
                description?: string;
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Column to sort by; a leading minus turns the order round. */
                order?: components["parameters"]["Order"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description When the record was created. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description When the record was last changed. */
                updated_at?: components["parameters"]["UpdatedAt"];
                /** @description When the record was deleted. */
                deleted_at?: components["parameters"]["DeletedAt"];
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
                    "application/json": components["schemas"]["PriceListListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createPriceList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePriceListBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getPriceList: {
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
                    "application/json": components["schemas"]["PriceListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updatePriceList: {
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
                "application/json": components["schemas"]["UpdatePriceListBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceListResponse"];
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
    deletePriceList: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listPriceListProducts: {
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
                /** @description Only with this type. */
                type?: string;
                /** @description Only these records. */
                id?: string[];
                /** @description Only in one of these states. */
                status?: components["schemas"]["ProductStatus"][];
                /** @description Only of one of these collections. */
                collection_id?: string[];
                /** @description Only with one of these tags. */
                tags?: string[];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Column to sort by; a leading minus turns the order round. */
                order?: components["parameters"]["Order"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
                /** @description When the record was created. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description When the record was last changed. */
                updated_at?: components["parameters"]["UpdatedAt"];
                /** @description When the record was deleted. */
                deleted_at?: components["parameters"]["DeletedAt"];
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
                    "application/json": components["schemas"]["PriceListProductsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    upsertPriceListPrices: {
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
                "application/json": components["schemas"]["UpsertPriceListPricesBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceListResponse"];
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
    deletePriceListPrices: {
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
                "application/json": components["schemas"]["DeletePriceListPricesBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceListDeleteBatchResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    deletePriceListProductPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the product. */
                product_id: string;
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
                    "application/json": components["schemas"]["PriceListDeleteProductPricesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deletePriceListVariantPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the variant. */
                variant_id: string;
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
                    "application/json": components["schemas"]["PriceListDeleteVariantPricesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deletePriceListProductsPrices: {
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
                "application/json": components["schemas"]["DeletePriceListProductsPricesBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceListDeleteProductPricesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listProductCategories: {
        parameters: {
            query?: {
                /** @description Only with this handle. */
                handle?: string;
                /** @description Whether it is for staff alone. */
                is_internal?: boolean;
                /** @description Whether shoppers can see it. */
                is_active?: boolean;
                /** @description Whether all levels below are included. */
                include_descendants_tree?: boolean;
                /** @description Only right below this category; null for the top. */
                parent_category_id?: string;
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
                    "application/json": components["schemas"]["ProductCategoryListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createProductCategory: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProductCategoryBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCategoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getProductCategory: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["ProductCategoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateProductCategory: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProductCategoryBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCategoryResponse"];
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
    deleteProductCategory: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addProductsToCategory: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddProductsToCategoryBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCategoryResponse"];
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
    removeProductsFromCategory: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveProductsFromCategoryBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCategoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
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
                    "application/json": components["schemas"]["ProductTagListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
                    "application/json": components["schemas"]["ProductTypeListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Only of this discount condition. */
                discount_condition_id?: string;
                /** @description Only with this title. */
                title?: string;
                /** @description Only with this description. */
                description?: string;
                /** @description Only with this handle. */
                handle?: string;
                /** @description Only gift cards, or none. */
                is_giftcard?: boolean;
                /** @description Only these records. */
                id?: string[];
                /** @description Only in one of these states. */
                status?: components["schemas"]["ProductStatus"][];
                /** @description Only of one of these collections. */
                collection_id?: string[];
                /** @description Only with one of these tags. */
                tags?: string[];
                /** @description Only of one of these price lists. */
                price_list_id?: string[];
                /** @description Only of one of these sales channels. */
                sales_channel_id?: string[];
                /** @description Only of one of these types. */
                type_id?: string[];
                /** @description Only of one of these categories. */
                category_id?: string[];
                /** @description Whether a category stands for those below it too. */
                include_category_children?: boolean;
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
                /** @description When the record was deleted. */
                deleted_at?: components["parameters"]["DeletedAt"];
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
                    "application/json": components["schemas"]["ProductListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProductBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getProduct: {
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
                    "application/json": components["schemas"]["ProductResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateProduct: {
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
                "application/json": components["schemas"]["UpdateProductBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResponse"];
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
    deleteProduct: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listUsedProductTypes: {
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
                    "application/json": components["schemas"]["UsedProductTypesResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listProductTagUsage: {
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
                    "application/json": components["schemas"]["ProductTagUsageResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    setProductMetadata: {
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
                "application/json": components["schemas"]["SetProductMetadataBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResponse"];
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
    listProductVariants: {
        parameters: {
            query?: {
                /** @description Only these records. */
                id?: string;
                /** @description Whether the server keeps count of its stock. */
                manage_inventory?: boolean;
                /** @description Whether it can be ordered while out of stock. */
                allow_backorder?: boolean;
                /** @description Only with this quantity in stock. */
                inventory_quantity?: string;
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Column to sort by; a leading minus turns the order round. */
                order?: components["parameters"]["Order"];
                /** @description When the record was created. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description When the record was last changed. */
                updated_at?: components["parameters"]["UpdatedAt"];
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
                    "application/json": components["schemas"]["ProductVariantListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createProductVariant: {
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
                "application/json": components["schemas"]["CreateProductVariantBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResponse"];
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
    getProductVariant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the variant. */
                variant_id: string;
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
                    "application/json": components["schemas"]["ProductVariantResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateProductVariant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the variant. */
                variant_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProductVariantBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResponse"];
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
    deleteProductVariant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the variant. */
                variant_id: string;
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
                    "application/json": components["schemas"]["DeletedVariantResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listProductOptions: {
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
                    "application/json": components["schemas"]["ProductOptionListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createProductOption: {
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
                "application/json": components["schemas"]["CreateProductOptionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResponse"];
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
    getProductOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the option. */
                option_id: string;
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
                    "application/json": components["schemas"]["ProductOptionResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateProductOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the option. */
                option_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProductOptionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResponse"];
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
    deleteProductOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the option. */
                option_id: string;
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
                    "application/json": components["schemas"]["DeletedOptionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listPublishableApiKeys: {
        parameters: {
            query?: {
                /** @description When it was revoked. */
                revoked_at?: components["schemas"]["DateRange"];
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
                    "application/json": components["schemas"]["PublishableApiKeyListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createPublishableApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePublishableApiKeyBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishableApiKeyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getPublishableApiKey: {
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
                    "application/json": components["schemas"]["PublishableApiKeyResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updatePublishableApiKey: {
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
                "application/json": components["schemas"]["UpdatePublishableApiKeyBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishableApiKeyResponse"];
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
    deletePublishableApiKey: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    revokePublishableApiKey: {
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
                    "application/json": components["schemas"]["PublishableApiKeyResponse"];
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
    addSalesChannelsToPublishableApiKey: {
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
                "application/json": components["schemas"]["AddSalesChannelsToPublishableApiKeyBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishableApiKeyResponse"];
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
    removeSalesChannelsFromPublishableApiKey: {
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
                "application/json": components["schemas"]["RemoveSalesChannelsFromPublishableApiKeyBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishableApiKeyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listPublishableApiKeySalesChannels: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
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
                    "application/json": components["schemas"]["SalesChannelListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listRegions: {
        parameters: {
            query?: {
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description When the record was created. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description When the record was last changed. */
                updated_at?: components["parameters"]["UpdatedAt"];
                /** @description When the record was deleted. */
                deleted_at?: components["parameters"]["DeletedAt"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Column to sort by; a leading minus turns the order round. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
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
                    "application/json": components["schemas"]["RegionListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createRegion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRegionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
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
                    "application/json": components["schemas"]["RegionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateRegion: {
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
                "application/json": components["schemas"]["UpdateRegionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionResponse"];
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
    deleteRegion: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addCountryToRegion: {
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
                "application/json": components["schemas"]["AddCountryToRegionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionResponse"];
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
    removeCountryFromRegion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description Two-letter code of the country. */
                country_code: string;
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
                    "application/json": components["schemas"]["RegionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addFulfillmentProviderToRegion: {
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
                "application/json": components["schemas"]["AddFulfillmentProviderToRegionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionResponse"];
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
    removeFulfillmentProviderFromRegion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the provider. */
                provider_id: string;
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
                    "application/json": components["schemas"]["RegionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listRegionFulfillmentOptions: {
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
                    "application/json": components["schemas"]["RegionFulfillmentOptionsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addPaymentProviderToRegion: {
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
                "application/json": components["schemas"]["AddPaymentProviderToRegionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionResponse"];
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
    removePaymentProviderFromRegion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the provider. */
                provider_id: string;
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
                    "application/json": components["schemas"]["RegionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listReservations: {
        parameters: {
            query?: {
                /** @description Only of one of these locations. */
                location_id?: string[];
                /** @description Only of one of these inventory items. */
                inventory_item_id?: string[];
                /** @description Only of one of these line items. */
                line_item_id?: string[];
                /** @description Only with this quantity. */
                quantity?: components["schemas"]["NumberRange"];
                /** @description Only with such a description. */
                description?: components["schemas"]["TextMatch"];
                /** @description Only what these users created. */
                created_by?: string[];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
                /** @description When the record was created. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description When the record was last changed. */
                updated_at?: components["parameters"]["UpdatedAt"];
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
                    "application/json": components["schemas"]["ReservationItemListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createReservation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateReservationBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationItemResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getReservation: {
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
                    "application/json": components["schemas"]["ReservationItemResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateReservation: {
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
                "application/json": components["schemas"]["UpdateReservationBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatedReservationItemResponse"];
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
    deleteReservation: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
                    "application/json": components["schemas"]["ReturnReasonListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createReturnReason: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateReturnReasonBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnReasonResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
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
                    "application/json": components["schemas"]["ReturnReasonResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateReturnReason: {
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
                "application/json": components["schemas"]["UpdateReturnReasonBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnReasonResponse"];
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
    deleteReturnReason: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listShippingOptions: {
        parameters: {
            query?: {
                /** @description Only with this name. */
                name?: string;
                /** @description Only of this region. */
                region_id?: string;
                /** @description Whether it is for the way back. */
                is_return?: boolean;
                /** @description Only options for staff, or only those for shoppers too. */
                admin_only?: boolean;
                /** @description Only these records. */
                id?: string[];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Column to sort by; a leading minus turns the order round. */
                order?: components["parameters"]["Order"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
                /** @description When the record was created. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description When the record was last changed. */
                updated_at?: components["parameters"]["UpdatedAt"];
                /** @description When the record was deleted. */
                deleted_at?: components["parameters"]["DeletedAt"];
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
                    "application/json": components["schemas"]["ShippingOptionListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createShippingOption: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateShippingOptionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingOptionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getShippingOption: {
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
                    "application/json": components["schemas"]["ShippingOptionResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateShippingOption: {
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
                "application/json": components["schemas"]["UpdateShippingOptionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingOptionResponse"];
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
    deleteShippingOption: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listShippingProfiles: {
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
                    "application/json": components["schemas"]["ShippingProfileListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createShippingProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateShippingProfileBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedShippingProfileResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getShippingProfile: {
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
                    "application/json": components["schemas"]["ShippingProfileResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateShippingProfile: {
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
                "application/json": components["schemas"]["UpdateShippingProfileBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingProfileResponse"];
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
    deleteShippingProfile: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listStockLocations: {
        parameters: {
            query?: {
                /** @description Only these records. */
                id?: string;
                /** @description Only with this name. */
                name?: string;
                /** @description Only of one of these addresses. */
                address_id?: string[];
                /** @description Only of one of these sales channels. */
                sales_channel_id?: string[];
                /** @description Column to sort by; a leading minus turns the order round. */
                order?: components["parameters"]["Order"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
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
                    "application/json": components["schemas"]["StockLocationListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createStockLocation: {
        parameters: {
            query?: {
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateStockLocationBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockLocationResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getStockLocation: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["StockLocationResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateStockLocation: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateStockLocationBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockLocationResponse"];
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
    deleteStockLocation: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listReturns: {
        parameters: {
            query?: {
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
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
                    "application/json": components["schemas"]["ReturnListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    receiveReturn: {
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
                "application/json": components["schemas"]["ReceiveReturnBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnResponse"];
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
    cancelReturn: {
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
                    "application/json": components["schemas"]["CanceledReturnOrderResponse"];
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
    listSalesChannels: {
        parameters: {
            query?: {
                /** @description Only these records. */
                id?: string;
                /** @description Only with this name. */
                name?: string;
                /** @description Only with this description. */
                description?: string;
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Column to sort by; a leading minus turns the order round. */
                order?: components["parameters"]["Order"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
                /** @description When the record was created. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description When the record was last changed. */
                updated_at?: components["parameters"]["UpdatedAt"];
                /** @description When the record was deleted. */
                deleted_at?: components["parameters"]["DeletedAt"];
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
                    "application/json": components["schemas"]["PagedSalesChannelListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createSalesChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSalesChannelBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesChannelResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getSalesChannel: {
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
                    "application/json": components["schemas"]["SalesChannelResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateSalesChannel: {
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
                "application/json": components["schemas"]["UpdateSalesChannelBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesChannelResponse"];
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
    deleteSalesChannel: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addProductsToSalesChannel: {
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
                "application/json": components["schemas"]["AddProductsToSalesChannelBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesChannelResponse"];
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
    removeProductsFromSalesChannel: {
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
                "application/json": components["schemas"]["RemoveProductsFromSalesChannelBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesChannelResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    addStockLocationToSalesChannel: {
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
                "application/json": components["schemas"]["AddStockLocationToSalesChannelBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesChannelResponse"];
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
    removeStockLocationFromSalesChannel: {
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
                "application/json": components["schemas"]["RemoveStockLocationFromSalesChannelBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getStore: {
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
                    "application/json": components["schemas"]["StoreResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    updateStore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateStoreBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatedStoreResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    addStoreCurrencyLegacy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Three-letter code of the currency. */
                currency: string;
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
                    "application/json": components["schemas"]["StoreResponse"];
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
    addStoreCurrency: {
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
                    "application/json": components["schemas"]["UpdatedStoreResponse"];
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
    removeStoreCurrency: {
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
                    "application/json": components["schemas"]["UpdatedStoreResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listPaymentProviders: {
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
                    "application/json": components["schemas"]["PaymentProviderListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listTaxProviders: {
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
                    "application/json": components["schemas"]["TaxProviderListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listSwaps: {
        parameters: {
            query?: {
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
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
                    "application/json": components["schemas"]["SwapListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getSwap: {
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
                    "application/json": components["schemas"]["SwapResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listTaxRates: {
        parameters: {
            query?: {
                /** @description Only with this name. */
                name?: string;
                /** @description Only with this code. */
                code?: string;
                /** @description Only of one of these regions. */
                region_id?: string[];
                /** @description Only with this rate. */
                rate?: components["schemas"]["NumberRange"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Column to sort by; a leading minus turns the order round. */
                order?: components["parameters"]["Order"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description When the record was created. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description When the record was last changed. */
                updated_at?: components["parameters"]["UpdatedAt"];
                /** @description Columns to include in place of the usual ones. */
                fields?: components["parameters"]["FieldsList"];
                /** @description Relations to include. */
                expand?: components["parameters"]["ExpandList"];
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
                    "application/json": components["schemas"]["TaxRateListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createTaxRate: {
        parameters: {
            query?: {
                /** @description Columns to include in place of the usual ones. */
                fields?: components["parameters"]["FieldsList"];
                /** @description Relations to include. */
                expand?: components["parameters"]["ExpandList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTaxRateBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getTaxRate: {
        parameters: {
            query?: {
                /** @description Columns to include in place of the usual ones. */
                fields?: components["parameters"]["FieldsList"];
                /** @description Relations to include. */
                expand?: components["parameters"]["ExpandList"];
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
                    "application/json": components["schemas"]["TaxRateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateTaxRate: {
        parameters: {
            query?: {
                /** @description Columns to include in place of the usual ones. */
                fields?: components["parameters"]["FieldsList"];
                /** @description Relations to include. */
                expand?: components["parameters"]["ExpandList"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTaxRateBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRateResponse"];
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
    deleteTaxRate: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addProductsToTaxRate: {
        parameters: {
            query?: {
                /** @description Columns to include in place of the usual ones. */
                fields?: components["parameters"]["FieldsList"];
                /** @description Relations to include. */
                expand?: components["parameters"]["ExpandList"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddProductsToTaxRateBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRateResponse"];
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
    removeProductsFromTaxRate: {
        parameters: {
            query?: {
                /** @description Columns to include in place of the usual ones. */
                fields?: components["parameters"]["FieldsList"];
                /** @description Relations to include. */
                expand?: components["parameters"]["ExpandList"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveProductsFromTaxRateBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    addProductTypesToTaxRate: {
        parameters: {
            query?: {
                /** @description Columns to include in place of the usual ones. */
                fields?: components["parameters"]["FieldsList"];
                /** @description Relations to include. */
                expand?: components["parameters"]["ExpandList"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddProductTypesToTaxRateBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRateResponse"];
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
    removeProductTypesFromTaxRate: {
        parameters: {
            query?: {
                /** @description Columns to include in place of the usual ones. */
                fields?: components["parameters"]["FieldsList"];
                /** @description Relations to include. */
                expand?: components["parameters"]["ExpandList"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveProductTypesFromTaxRateBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    addShippingOptionsToTaxRate: {
        parameters: {
            query?: {
                /** @description Columns to include in place of the usual ones. */
                fields?: components["parameters"]["FieldsList"];
                /** @description Relations to include. */
                expand?: components["parameters"]["ExpandList"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddShippingOptionsToTaxRateBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRateResponse"];
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
    removeShippingOptionsFromTaxRate: {
        parameters: {
            query?: {
                /** @description Columns to include in place of the usual ones. */
                fields?: components["parameters"]["FieldsList"];
                /** @description Relations to include. */
                expand?: components["parameters"]["ExpandList"];
            };
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveShippingOptionsFromTaxRateBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description One file a call.
                     */
                    files: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteUploadBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createProtectedUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description One file a call.
                     */
                    files: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createDownloadUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDownloadUrlBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadsDownloadUrlResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
                "application/json": components["schemas"]["RequestPasswordTokenBody"];
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
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Only with this email. */
                email?: string;
                /** @description Only with this first name. */
                first_name?: string;
                /** @description Only with this last name. */
                last_name?: string;
                /** @description Only these records. */
                id?: string[];
                /** @description Only with one of these roles. */
                role?: components["schemas"]["UserRole"][];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Column to sort by; a leading minus turns the order round. */
                order?: components["parameters"]["Order"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
                /** @description When the record was created. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description When the record was last changed. */
                updated_at?: components["parameters"]["UpdatedAt"];
                /** @description When the record was deleted. */
                deleted_at?: components["parameters"]["DeletedAt"];
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
                    "application/json": components["schemas"]["UserListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getUser: {
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
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateUser: {
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
                "application/json": components["schemas"]["UpdateUserBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
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
    deleteUser: {
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
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listVariants: {
        parameters: {
            query?: {
                /** @description Whether the server keeps count of its stock. */
                manage_inventory?: boolean;
                /** @description Whether it can be ordered while out of stock. */
                allow_backorder?: boolean;
                /** @description Only these records. */
                id?: string[];
                /** @description Only of this cart. */
                cart_id?: string;
                /** @description Only of this region. */
                region_id?: string;
                /** @description Three-letter code of the currency. */
                currency_code?: string;
                /** @description Only of this customer. */
                customer_id?: string;
                /** @description Only with one of these titles. */
                title?: string[];
                /** @description Only with this quantity in stock. */
                inventory_quantity?: number;
                /** @description Relations to include, comma-separated, in place of the usual ones. */
                expand?: components["parameters"]["Expand"];
                /** @description Columns to include, comma-separated, in place of the usual ones. */
                fields?: components["parameters"]["Fields"];
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Column to sort by; a leading minus turns the order round. */
                order?: components["parameters"]["Order"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
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
                    "application/json": components["schemas"]["VariantListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getVariant: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["ProductVariantResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getVariantInventory: {
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
                    "application/json": components["schemas"]["VariantInventoryResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    resendInvite: {
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listOrderReservations: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
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
                    "application/json": components["schemas"]["ReservationItemListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createLineItemReservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the record. */
                id: string;
                /** @description ID of the item. */
                line_item_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLineItemReservationBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationItemResponse"];
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
}
