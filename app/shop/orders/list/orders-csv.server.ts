import { csvFile } from "#app/common/lists/csv-file.server.ts";
import { typedMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { stateRow } from "#app/shop/orders/order-states.ts";
import type { Database } from "#db/client.ts";
import { eachOrder } from "./list-orders.server.ts";
import type { OrderFilters } from "./order-filters.ts";

type Row = ReturnType<typeof eachOrder> extends AsyncGenerator<infer Each> ? Each : never;

const money = (amount: number, { currency }: Row) => typedMoney(amount, currency);

const COLUMNS: Record<string, (row: Row) => string> = {
	Number: ({ number }) => formatReferenceNumber(number),
	"Placed at": ({ created_at }) => created_at,
	Status: ({ status }) => stateRow("status", status).label,
	Payment: ({ payment }) => stateRow("payment", payment).label,
	Fulfilment: ({ fulfilment }) => stateRow("fulfilment", fulfilment).label,
	"Payment method": ({ payment_method }) => payment_method.replaceAll("_", " "),
	Name: ({ name }) => name,
	Email: ({ email }) => email,
	Phone: ({ contact_e164 }) => contact_e164,
	Address: ({ line1, line2 }) => [line1, line2].filter(Boolean).join(", "),
	City: ({ city }) => city,
	Region: ({ region }) => region,
	"Postal code": ({ postal_code }) => postal_code,
	Country: ({ country }) => country,
	Delivery: ({ delivery_name }) => delivery_name,
	Carrier: ({ carrier }) => carrier,
	"Tracking number": ({ tracking_number }) => tracking_number,
	Currency: ({ currency }) => currency,
	Subtotal: (row) => money(row.subtotal, row),
	"Discount code": ({ discount_code }) => discount_code ?? "",
	Discount: (row) => money(row.discount_total, row),
	"Delivery price": (row) => money(row.delivery_total, row),
	Tax: (row) => money(row.tax_total, row),
	Total: (row) => money(row.total, row),
	Paid: (row) => money(row.paid_total, row),
	Refunded: (row) => money(row.refunded_total, row),
};

/** The filtered orders as CSV, newest first: times in UTC, amounts in major units. */
export const ordersAsCsv = (db: Database, listing: { filters: OrderFilters; timeZone: string }) =>
	csvFile(eachOrder(db, listing), COLUMNS);
