import { json } from "@remix-run/node";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { db } from "#app/http/process/database.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { actOnOrders, BULK_CHANGES, type BulkChangeName } from "./act-on-order.server.ts";
import { returnListOf } from "./list/order-filters.ts";
import { describeBulk } from "./order-messages.ts";
import { readOwnOrder } from "./own/own-orders.server.ts";
import { readOrder } from "./read-order.server.ts";
import { readNumbers, type TypedParcel } from "./shipping/parcel-fields.ts";
import { readSelectedOrders } from "./shipping/selected-orders.server.ts";

/** The order in the path of a staff screen. */
export async function requireOrder(params: { number?: string }) {
	const order = await readOrder(db, { number: orderNumberFrom(params) });
	if (!order) throw json(null, { status: 404 });
	return order;
}

/** The order in the path of a customer's screen, and how they may see it; otherwise asks for their contact. */
export async function requireOwnOrder(request: Request, params: { number?: string }, now: Date) {
	const number = orderNumberFrom(params);
	const viewer = await readViewer(request, number);
	const order = await readOwnOrder(db, { number, viewer, now });
	if (!order) throw askForContact(params.number);
	return { order, viewer };
}

/** The orders that a bulk action asks about (`?numbers=…`), and the list that it returns to. */
export async function readSelection(request: Request, bulk: BulkChangeName) {
	const numbers = readNumbers(new URL(request.url).searchParams.getAll("numbers"));
	const orders = await readSelectedOrders(db, { numbers, change: BULK_CHANGES[bulk].change });
	return { orders, list: returnListOf(request.url) };
}

export async function actOnSelection(
	request: Request,
	{ accountId: actorId }: Person,
	selection: { bulk: BulkChangeName; numbers: readonly string[]; parcels?: readonly TypedParcel[] },
) {
	const outcome = await actOnOrders(db, { ...selection, actorId, now: new Date() });
	const what = `${selection.bulk} orders`;
	const [failure = ""] = outcome.failed.map(({ error }) => failureReason(error, what, request));
	const message = describeBulk(outcome, BULK_CHANGES[selection.bulk].done, failure);
	return { hasFailed: outcome.failed.length > 0, message };
}
