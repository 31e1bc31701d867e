import { randomBytes } from "node:crypto";
import { type BookKeeper, refundedOf, type StoredRefund, type StoredSession } from "./books.ts";
import { isHeldByBank } from "./disputes.ts";
import { type Faults, happens } from "./faults.ts";
import { listOf } from "./lists.ts";
import { type Answer, answerMollie } from "./mollie-calls.ts";
import { linkObject, mollieRefundObject } from "./mollie-objects.ts";
import { chargeObject, errorObject, refundObject, sessionObject } from "./stripe-objects.ts";
import type { startWebhooks } from "./webhooks.ts";

type Call = { pathname: string; searchParams: URLSearchParams; body: string };

/** What a new status of a refund is told as, by Mollie and by Stripe. */
const REFUND_EVENTS: Record<StoredRefund["status"], [mollie: string, stripe: string]> = {
	pending: ["refund.queued", "refund.updated"],
	succeeded: ["refund.refunded", "refund.updated"],
	failed: ["refund.failed", "refund.failed"],
	canceled: ["refund.canceled", "refund.updated"],
};

const DAY_S = 24 * 60 * 60;
const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;
const isMollie = ({ id }: StoredSession) => id.startsWith("pl_");
/** Mollie's interface has no field for it. */
const numberIn = (title: string) => title.split(" ").at(-1)?.replaceAll("-", "") ?? "";
const nowS = () => Math.floor(Date.now() / 1000);
const refuse = (status: number, code: string): Answer => ({
	status,
	object: errorObject("invalid_request_error", code, `This call is refused: ${code}`),
});

/**
 * The calls of Stripe's and Mollie's interfaces that the site makes, and what the buttons of the hosted page do. A
 * checkout is told of as the provider through whose interface it was made does.
 */
export function callsOf(
	{ books, save }: BookKeeper,
	webhooks: ReturnType<typeof startWebhooks>,
	faults: Faults,
) {
	const expireOverdue = (session: StoredSession, origin: string) => {
		if (session.status === "open" && session.expiresAt <= nowS()) expire(session, origin);
	};

	function expire(session: StoredSession, origin: string) {
		session.status = "expired";
		if (!isMollie(session))
			webhooks.add("checkout.session.expired", sessionObject(books, session, { origin }));
		save();
	}

	function open(
		session: Pick<StoredSession, "id" | "title" | "amount" | "currency" | "returnUrl"> &
			Partial<StoredSession>,
	) {
		const opened: StoredSession = {
			number: "",
			status: "open",
			payment: null,
			leaveUrl: session.returnUrl,
			createdAt: nowS(),
			expiresAt: nowS() + DAY_S,
			...session,
		};
		books.sessions[opened.id] = opened;
		save();
		return opened;
	}

	function createSession(fields: URLSearchParams, origin: string): Answer {
		const amount = Number(fields.get("line_items[0][price_data][unit_amount]"));
		const currency = fields.get("line_items[0][price_data][currency]") ?? "";
		if (!Number.isSafeInteger(amount) || amount <= 0) return refuse(400, "amount_too_small");
		if (!/^[a-z]{3}$/.test(currency)) return refuse(400, "invalid_currency");
		const session = open({
			id: newId("cs_test"),
			amount,
			currency,
			returnUrl: fields.get("success_url") ?? "",
			title: fields.get("line_items[0][price_data][product_data][name]") ?? "",
			number: fields.get("client_reference_id") ?? "",
			leaveUrl: fields.get("cancel_url") ?? "",
		});
		return { status: 200, object: sessionObject(books, session, { origin }) };
	}

	function createRefund(fields: URLSearchParams): Answer {
		const metadata = Object.fromEntries(
			[...fields].flatMap(([name, value]) => {
				const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
				return key ? [[key, value]] : [];
			}),
		);
		const amount = fields.get("amount");
		const made = refundPayment({
			payment: fields.get("payment_intent") ?? "",
			...(amount === null ? {} : { amount: Number(amount) }),
			metadata,
		});
		return "code" in made ? refuse(made.status, made.code) : { status: 200, object: refundObject(made) };
	}

	type NewRefund = { payment: string; amount?: number; metadata: Record<string, string> };

	function refundPayment({
		payment,
		amount: wanted,
		metadata,
	}: NewRefund): StoredRefund | { code: string; status: number } {
		const session = Object.values(books.sessions).find((each) => each.payment?.id === payment);
		if (!session) return { status: 404, code: "resource_missing" };
		if (!isMollie(session) && isHeldByBank(books, payment)) return { status: 400, code: "charge_disputed" };
		const left = session.amount - refundedOf(books, payment);
		const amount = wanted ?? left;
		if (left === 0) return { status: 400, code: "charge_already_refunded" };
		if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left)
			return { status: 400, code: "amount_too_large" };
		if (happens(faults.refuseRefund)) return { status: 400, code: "balance_insufficient" };
		const refund: StoredRefund = {
			id: newId("re"),
			payment,
			charge: session.payment?.chargeId ?? "",
			amount,
			currency: session.currency,
			metadata,
			status: happens(faults.holdRefund) ? "pending" : "succeeded",
			at: nowS(),
		};
		books.refunds.push(refund);
		if (isMollie(session))
			webhooks.addMollie(
				refund.status === "pending" ? "refund.queued" : "refund.refunded",
				mollieRefundObject(refund),
			);
		else webhooks.add("charge.refunded", chargeObject(books, session));
		save();
		return refund;
	}

	/** Changes a refund from one status to another; false when there is no such refund. */
	function changeRefund(
		id: string,
		{
			from,
			to,
			isTold = true,
		}: { from: StoredRefund["status"]; to: StoredRefund["status"]; isTold?: boolean },
	): boolean {
		const refund = books.refunds.find((each) => each.id === id && each.status === from);
		if (!refund) return false;
		refund.status = to;
		const [name, stripeName] = REFUND_EVENTS[to];
		if (isTold && refund.payment.startsWith("tr_")) webhooks.addMollie(name, mollieRefundObject(refund));
		else if (isTold) {
			webhooks.add("charge.refund.updated", refundObject(refund));
			webhooks.add(stripeName, refundObject(refund));
		}
		save();
		return true;
	}

	return {
		/** Takes the money of an open checkout; false when it is not open any more. */
		pay(session: StoredSession, origin: string): boolean {
			expireOverdue(session, origin);
			if (session.status !== "open") return false;
			session.status = "complete";
			const id = newId(isMollie(session) ? "tr" : "pi");
			session.payment = { id, chargeId: isMollie(session) ? id : newId("ch"), at: nowS() };
			if (isMollie(session)) webhooks.addMollie("payment-link.paid", linkObject(session, origin));
			else webhooks.add("checkout.session.completed", sessionObject(books, session, { origin }));
			if (faults.feeDelay > 0 && !isMollie(session)) {
				session.payment.feeAfterMs = Date.now() + faults.feeDelay;
				setTimeout(
					() => webhooks.add("charge.updated", chargeObject(books, session)),
					faults.feeDelay,
				).unref();
			}
			save();
			return true;
		},

		/** The customer's bank returns a refund; false when there is no such refund. */
		returnRefund(id: string): boolean {
			return changeRefund(id, { from: "succeeded", to: "failed" });
		},

		/** A refund that waits is paid out, or canceled in the dashboard; false when no such refund waits. */
		payOutRefund: (id: string) => changeRefund(id, { from: "pending", to: "succeeded" }),
		cancelRefund: (id: string, { isTold }: { isTold: boolean }) =>
			changeRefund(id, { from: "pending", to: "canceled", isTold }),

		answer(method: string, { pathname, searchParams, body }: Call, origin: string): Answer {
			if (pathname.startsWith("/v2/"))
				return answerMollie(
					books,
					{
						open: (session) => open({ ...session, id: newId("pl"), number: numberIn(session.title) }),
						expire: (session) => expire(session, origin),
						refund: refundPayment,
					},
					{ method, pathname, searchParams, body },
					origin,
				);
			const fields = new URLSearchParams(body);
			const called = `${method} ${pathname}`;
			if (called === "POST /v1/checkout/sessions") return createSession(fields, origin);
			if (called === "POST /v1/refunds") return createRefund(fields);
			const list = method === "GET" && listOf(books, pathname, searchParams);
			if (list) return { status: 200, object: list };
			const [, id = "", expiry] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(pathname) ?? [];
			const session = books.sessions[id];
			if (!session) return refuse(404, "resource_missing");
			expireOverdue(session, origin);
			if (expiry && method === "POST") {
				if (session.status !== "open") return refuse(400, "not_open");
				expire(session, origin);
			}
			const isExpanded = [...searchParams.values()].some((path) =>
				path.startsWith("payment_intent.latest_charge"),
			);
			return { status: 200, object: sessionObject(books, session, { origin, isExpanded }) };
		},
	};
}
