import { fromMollieAmount, type MollieAmount } from "#app/payments/providers/mollie-amount.ts";
import { toStripeAmount } from "#app/payments/providers/stripe-amount.ts";
import type { Books, StoredRefund, StoredSession } from "./books.ts";
import {
	chargebackObject,
	linkObject,
	mollieError,
	mollieRefundObject,
	paymentObjects,
} from "./mollie-objects.ts";

export type Answer = { status: number; object: unknown };
type MollieRequest = { method: string; pathname: string; searchParams: URLSearchParams; body: string };

/** What the books can do, in Stripe's units. */
type Work = {
	open: (session: Pick<StoredSession, "title" | "amount" | "currency" | "returnUrl">) => StoredSession;
	expire: (session: StoredSession) => void;
	refund: (refund: {
		payment: string;
		amount: number;
		metadata: Record<string, string>;
	}) => StoredRefund | { code: string; status: number };
};

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 250;
const refuse = (status: number, title: string): Answer => ({ status, object: mollieError(status, title) });

/** The calls of Mollie's interface that the site makes. */
export function answerMollie(
	books: Books,
	work: Work,
	{ method, pathname, searchParams, body }: MollieRequest,
	origin: string,
): Answer {
	const path = pathname.replace("/v2/", "");
	const called = `${method} ${path}`;
	const sessions = Object.values(books.sessions).filter(({ id }) => id.startsWith("pl_"));
	const list = (name: string, items: { id: string }[]): Answer => {
		const limit = Math.min(Number(searchParams.get("limit")) || DEFAULT_LIMIT, MAX_LIMIT);
		const from = Math.max(
			items.findIndex(({ id }) => id === searchParams.get("from")),
			0,
		);
		const following = items[from + limit];
		const next = following && {
			href: `${origin}${pathname}?${new URLSearchParams({ from: following.id, limit: String(limit) })}`,
		};
		return {
			status: 200,
			object: {
				count: Math.min(items.length - from, limit),
				_embedded: { [name]: items.slice(from, from + limit) },
				_links: { next: next ?? null },
			},
		};
	};
	if (called === "POST payment-links") {
		const { description, amount, redirectUrl } = JSON.parse(body) as {
			description: string;
			amount: MollieAmount;
			redirectUrl: string;
		};
		const charged = toStripeAmount(fromMollieAmount(amount), amount.currency);
		if (!charged || charged <= 0) return refuse(422, "Unprocessable Entity");
		const currency = amount.currency.toLowerCase();
		const session = work.open({ title: description, amount: charged, currency, returnUrl: redirectUrl });
		return { status: 201, object: linkObject(session, origin) };
	}
	const isOfMollie = ({ payment }: { payment: string }) => payment.startsWith("tr_");
	const refunds = books.refunds.filter(isOfMollie).toReversed();
	const chargebacks = books.disputes.filter(isOfMollie).toReversed();
	const [name, id = "", part] = path.split("/");
	if (name === "payment-links" && id) {
		const link = sessions.find((session) => session.id === id);
		if (!link) return refuse(404, "Not Found");
		if (part === "payments") return list("payments", paymentObjects(link));
		if (method === "PATCH" && (JSON.parse(body) as { archived?: boolean }).archived && link.status === "open")
			work.expire(link);
		return { status: 200, object: linkObject(link, origin) };
	}
	if (called === `POST payments/${id}/refunds`) {
		const { amount, metadata } = JSON.parse(body) as {
			amount: MollieAmount;
			metadata: Record<string, string>;
		};
		const refunded = toStripeAmount(fromMollieAmount(amount), amount.currency) ?? 0;
		const made = work.refund({ payment: id, amount: refunded, metadata });
		if ("code" in made) return refuse(made.status === 404 ? 404 : 422, made.code);
		return { status: 201, object: mollieRefundObject(made) };
	}
	const within = ({ payment }: { payment: string }) => id === "" || payment === id;
	if ((part ?? name) === "refunds") return list("refunds", refunds.filter(within).map(mollieRefundObject));
	if ((part ?? name) === "chargebacks")
		return list("chargebacks", chargebacks.filter(within).map(chargebackObject));
	if (called === "GET payments")
		return list(
			"payments",
			sessions
				.flatMap(paymentObjects)
				.sort((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id)),
		);
	return refuse(404, "Not Found");
}
