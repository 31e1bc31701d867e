import { json } from "@remix-run/node";
import { unmaskId } from "#app/common/masked-id.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { market } from "#app/http/process/market.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import {
	BULK_CHANGES,
	type BulkChangeName,
	changeOrders,
	readSelectedOrders,
} from "./change-orders.server.ts";
import { returnListOf } from "./list/order-filters.ts";
import { describeBulk } from "./order-messages.ts";
import { toOrderView } from "./own/order-view.server.ts";
import { readOwnOrder } from "./own/own-orders.server.ts";
import { type Order, readOrder } from "./read-order.server.ts";
import { readNumbers, type TypedParcel } from "./shipping/parcel-fields.ts";

/** The order in the path of a staff screen. */
export async function requireOrder(params: { number?: string }) {
	const order = await readOrder(db, { number: orderNumberFrom(params) });
	if (!order) throw json(null, { status: 404 });
	return order;
}

/** The order in the path of a customer's screen, and how they may see it; otherwise asks for their contact. */
export async function requireOwnOrder(request: Request, params: { number?: string }) {
	const number = orderNumberFrom(params);
	const viewer = await readViewer(request, number);
	const order = await readOwnOrder(db, { number, viewer, now: new Date() });
	if (!order) throw askForContact(params.number);
	return { order, viewer };
}

/** The orders that a bulk action asks about (`?numbers=…`), and the list that it returns to. */
export async function readSelection(request: Request, bulk: BulkChangeName) {
	const numbers = readNumbers(new URL(request.url).searchParams.getAll("numbers"));
	const orders = await readSelectedOrders(db, { numbers, bulk });
	return { orders, list: returnListOf(request.url) };
}

export async function changeSelection(
	request: Request,
	{ accountId: actorId }: Person,
	selection: { bulk: BulkChangeName; numbers: readonly string[]; parcels?: readonly TypedParcel[] },
) {
	const outcome = await changeOrders(db, { ...selection, actorId, now: new Date() });
	const what = `${selection.bulk} orders`;
	const [failure = ""] = outcome.failed.map(({ error }) => failureReason(error, what, request));
	const message = describeBulk(outcome, BULK_CHANGES[selection.bulk].done, failure);
	return { hasFailed: outcome.failed.length > 0, message };
}

/** The order as its screens show it. */
export const viewOrder = (order: Order) =>
	toOrderView(order, {
		timeZone: market.timeZone,
		bankAccount: env.BANK_ACCOUNT,
		carrierLinks: env.CARRIER_LINKS,
		now: new Date(),
	});

/** The parcel that a dialog is about, `?parcel=…`; undefined for the whole order. */
export const parcelOf = ({ url }: Request): number | undefined => {
	const asked = new URL(url).searchParams.get("parcel");
	return asked === null ? undefined : (unmaskId(asked) ?? 0);
};
