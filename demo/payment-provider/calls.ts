import { randomBytes } from "node:crypto";
import { type BookKeeper, refundedOf, type StoredRefund, type StoredSession } from "./books.ts";
import { type Faults, happens } from "./faults.ts";
import { listOf } from "./lists.ts";
import { chargeObject, errorObject, refundObject, sessionObject } from "./stripe-objects.ts";
import type { startWebhooks } from "./webhooks.ts";

type Call = { pathname: string; searchParams: URLSearchParams; body: string };
type Answer = { status: number; object: unknown };

const DAY_S = 24 * 60 * 60;
const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;
const nowS = () => Math.floor(Date.now() / 1000);
const refuse = (status: number, code: string): Answer => ({
	status,
	object: errorObject("invalid_request_error", code, `This call is refused: ${code}`),
});

/** The calls of Stripe's interface that the site makes, and what the buttons of the hosted page do. */
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
		webhooks.add("checkout.session.expired", sessionObject(books, session, { origin }));
		save();
	}

	function createSession(fields: URLSearchParams, origin: string): Answer {
		const amount = Number(fields.get("line_items[0][price_data][unit_amount]"));
		const currency = fields.get("line_items[0][price_data][currency]") ?? "";
		if (!Number.isSafeInteger(amount) || amount <= 0) return refuse(400, "amount_too_small");
		if (!/^[a-z]{3}$/.test(currency)) return refuse(400, "invalid_currency");
		const session: StoredSession = {
			id: newId("cs_test"),
			title: fields.get("line_items[0][price_data][product_data][name]") ?? "",
			number: fields.get("client_reference_id") ?? "",
			amount,
			currency,
			status: "open",
			returnUrl: fields.get("success_url") ?? "",
			leaveUrl: fields.get("cancel_url") ?? "",
			createdAt: nowS(),
			expiresAt: Number(fields.get("expires_at")) || nowS() + DAY_S,
			payment: null,
		};
		books.sessions[session.id] = session;
		save();
		return { status: 200, object: sessionObject(books, session, { origin }) };
	}

	function createRefund(fields: URLSearchParams): Answer {
		const payment = fields.get("payment_intent") ?? "";
		const session = Object.values(books.sessions).find((each) => each.payment?.id === payment);
		if (!session) return refuse(404, "resource_missing");
		const left = session.amount - refundedOf(books, payment);
		const amount = Number(fields.get("amount") ?? left);
		if (left === 0) return refuse(400, "charge_already_refunded");
		if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left) return refuse(400, "amount_too_large");
		const metadata = Object.fromEntries(
			[...fields].flatMap(([name, value]) => {
				const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
				return key ? [[key, value]] : [];
			}),
		);
		if (happens(faults.refuseRefund)) return refuse(400, "balance_insufficient");
		const refund: StoredRefund = {
			id: newId("re"),
			payment,
			charge: session.payment?.chargeId ?? "",
			amount,
			currency: session.currency,
			metadata,
			status: "succeeded",
			at: nowS(),
		};
		books.refunds.push(refund);
		webhooks.add("charge.refunded", chargeObject(books, session));
		save();
		return { status: 200, object: refundObject(refund) };
	}

	return {
		/** Takes the money of an open checkout; false when it is not open any more. */
		pay(session: StoredSession, origin: string): boolean {
			expireOverdue(session, origin);
			if (session.status !== "open") return false;
			session.status = "complete";
			session.payment = { id: newId("pi"), chargeId: newId("ch"), at: nowS() };
			webhooks.add("checkout.session.completed", sessionObject(books, session, { origin }));
			save();
			return true;
		},

		/** The customer's bank returns a refund; false when there is no such refund. */
		returnRefund(id: string): boolean {
			const refund = books.refunds.find((each) => each.id === id && each.status === "succeeded");
			if (!refund) return false;
			refund.status = "failed";
			webhooks.add("charge.refund.updated", refundObject(refund));
			webhooks.add("refund.failed", refundObject(refund));
			save();
			return true;
		},

		answer(method: string, { pathname, searchParams, body }: Call, origin: string): Answer {
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
			const isExpanded = [...searchParams.values()].includes("payment_intent.latest_charge");
			return { status: 200, object: sessionObject(books, session, { origin, isExpanded }) };
		},
	};
}
