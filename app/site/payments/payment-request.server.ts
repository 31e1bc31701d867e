import { paidSubject, readPayment } from "#app/common/payments/payments.server.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { isShownToViewer } from "#app/common/viewer.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { expireMoves } from "#app/rent/expire-moves.server.ts";
import { expireOrders } from "#app/shop/orders/expire-orders.server.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";

/** Where the customer sees what they paid for. */
const PAGES = {
	order: (number: string) => `/order-confirmation/${number}`,
	stay: (number: string) => `/booking-confirmation/${number}`,
	move: (number: string) => `/track/${number}`,
};

/**
 * Reads the payment of the order, stay or move in the path. A visitor who may not see it is asked for the email
 * address or phone number of the booking. An overdue one expires first. `state` is null when it is not paid online.
 */
export async function requireOwnPayment(request: Request, params: { number?: string }, now: Date) {
	const number = orderNumberFrom(params);
	if (!(await isShownToViewer(db, number, await readViewer(request, number))))
		throw askForContact(params.number);
	const paid = paidSubject(number);
	if (paid.subject === "order") await expireOrders(db, { number, now });
	if (paid.subject === "stay") await expireRequests(db, { number, now });
	if (paid.subject === "move") await expireMoves(db, { number, now });
	const payment = await readPayment(db, paid);
	return { paid, state: payment?.state ?? null, page: PAGES[paid.subject](number) };
}
