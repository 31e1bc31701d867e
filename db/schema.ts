import type { AccountTables } from "./schema/account.ts";
import type { CommissionTables } from "./schema/commission.ts";
import type { CommonTables } from "./schema/common.ts";
import type { InboxTables } from "./schema/inbox.ts";
import type { InvoicesTables } from "./schema/invoices.ts";
import type { MarketTables } from "./schema/market.ts";
import type { PaymentsTables } from "./schema/payments.ts";
import type { RentTables } from "./schema/rent.ts";
import type { ShopImportsTables } from "./schema/shop-imports.ts";
import type { ShopOrdersTables } from "./schema/shop-orders.ts";
import type { ShopProductsTables } from "./schema/shop-products.ts";
import type { TravelBookingsTables } from "./schema/travel-bookings.ts";
import type { TravelHotelsTables } from "./schema/travel-hotels.ts";

export type { CalendarDate, Instant } from "./schema/columns.ts";

/** Every table, by subject. */
export interface Schema
	extends AccountTables,
		CommissionTables,
		CommonTables,
		InboxTables,
		InvoicesTables,
		MarketTables,
		PaymentsTables,
		RentTables,
		ShopImportsTables,
		ShopOrdersTables,
		ShopProductsTables,
		TravelBookingsTables,
		TravelHotelsTables {}
