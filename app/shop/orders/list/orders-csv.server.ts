import { t } from "#app/common/language/messages.ts";
import { csvFile } from "#app/common/lists/csv-file.server.ts";
import { typedMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { stateRow } from "#app/shop/orders/order-states.ts";
import type { Database } from "#db/client.ts";
import { eachOrder } from "./list-orders.server.ts";
import type { OrderFilters } from "./order-filters.ts";

type Row = ReturnType<typeof eachOrder> extends AsyncGenerator<infer Each> ? Each : never;

const money = (amount: number, { currency }: Row) => typedMoney(amount, currency);

const columns = (): Record<string, (row: Row) => string> => ({
	[t.orderCsv.number]: ({ number }) => formatReferenceNumber(number),
	[t.orderCsv.placedAt]: ({ created_at }) => created_at,
	[t.orderCsv.status]: ({ status }) => stateRow("status", status).label,
	[t.orderCsv.payment]: ({ payment }) => stateRow("payment", payment).label,
	[t.orderCsv.fulfilment]: ({ fulfilment }) => stateRow("fulfilment", fulfilment).label,
	[t.orderCsv.paymentMethod]: ({ payment_method }) => payment_method.replaceAll("_", " "),
	[t.orderCsv.name]: ({ name }) => name,
	[t.orderCsv.email]: ({ email }) => email,
	[t.orderCsv.phone]: ({ contact_e164 }) => contact_e164,
	[t.orderCsv.address]: ({ line1, line2 }) => [line1, line2].filter(Boolean).join(", "),
	[t.orderCsv.city]: ({ city }) => city,
	[t.orderCsv.region]: ({ region }) => region,
	[t.orderCsv.postalCode]: ({ postal_code }) => postal_code,
	[t.orderCsv.country]: ({ country }) => country,
	[t.orderCsv.delivery]: ({ delivery_name }) => delivery_name,
	[t.orderCsv.carrier]: ({ carrier }) => carrier,
	[t.orderCsv.trackingNumber]: ({ tracking_number }) => tracking_number,
	[t.orderCsv.currency]: ({ currency }) => currency,
	[t.orderCsv.subtotal]: (row) => money(row.subtotal, row),
	[t.orderCsv.discountCode]: ({ discount_code }) => discount_code ?? "",
	[t.orderCsv.discount]: (row) => money(row.discount_total, row),
	[t.orderCsv.deliveryPrice]: (row) => money(row.delivery_total, row),
	[t.orderCsv.tax]: (row) => money(row.tax_total, row),
	[t.orderCsv.total]: (row) => money(row.total, row),
	[t.orderCsv.paid]: (row) => money(row.paid_total, row),
	[t.orderCsv.refunded]: (row) => money(row.refunded_total, row),
});

/** The filtered orders as CSV, newest first: times in UTC, amounts in major units. */
export const ordersAsCsv = (db: Database, listing: { filters: OrderFilters; timeZone: string }) =>
	csvFile(eachOrder(db, listing), columns());
