import { createHmac, randomBytes } from "node:crypto";
import type { BookKeeper } from "./books.ts";
import { type Faults, happens } from "./faults.ts";

type WebhookSettings = { url: string; secret: string };

/** How long a refused webhook waits until its next attempt: doubled each time, at most an hour. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60 * 60 * 1000;
const ANSWERS_WITHIN_MS = 10_000;

/** `t=…,v1=…` as Stripe signs: HMAC-SHA256 of the time in seconds, a dot and the body. */
export function signatureOf(body: string, { secret, at }: { secret: string; at: number }): string {
	const signed = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
	return `t=${at},v1=${signed}`;
}

/** `sha256=…` as Mollie signs: HMAC-SHA256 of the body. */
export const mollieSignatureOf = (body: string, secret: string): string =>
	`sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

/** Sends the webhooks that wait in the books, and tries again until each is accepted. */
export function startWebhooks({ books, save }: BookKeeper, faults: Faults, { url, secret }: WebhookSettings) {
	let isSending = false;
	let isStopped = false;
	let timer: NodeJS.Timeout | undefined;

	const send = async ({ body, isMollie }: { body: string; isMollie?: boolean }): Promise<boolean> => {
		const at = Math.floor(Date.now() / 1000);
		const signature: Record<string, string> = isMollie
			? { "X-Mollie-Signature": mollieSignatureOf(body, secret) }
			: { "Stripe-Signature": signatureOf(body, { secret, at }) };
		const headers = { "Content-Type": "application/json; charset=utf-8", ...signature };
		const request = { method: "POST", headers, body, signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) };
		return fetch(url, request).then(
			(response) => response.ok,
			() => false,
		);
	};

	const sendDue = async () => {
		if (isSending) return;
		isSending = true;
		clearTimeout(timer);
		const due = books.waiting.filter(({ dueAt }) => dueAt <= Date.now());
		if (faults.reorder) due.reverse();
		for (const webhook of due) {
			const isAccepted = await send(webhook);
			if (isAccepted && happens(faults.duplicate)) await send(webhook);
			if (isStopped) return;
			webhook.attempts += 1;
			webhook.dueAt = Date.now() + Math.min(FIRST_WAIT_MS * 2 ** webhook.attempts, LONGEST_WAIT_MS);
			if (isAccepted) books.waiting.splice(books.waiting.indexOf(webhook), 1);
			save();
		}
		isSending = false;
		plan();
	};

	const plan = () => {
		clearTimeout(timer);
		const next = Math.min(...books.waiting.map(({ dueAt }) => dueAt));
		if (!Number.isFinite(next)) return;
		timer = setTimeout(() => void sendDue(), Math.max(next - Date.now(), 0));
	};

	const wait = (webhook: { id: string; body: string; isMollie?: boolean }) => {
		if (happens(faults.drop)) return;
		books.waiting.push({ ...webhook, attempts: 0, dueAt: Date.now() + Math.random() * faults.delay });
		plan();
	};

	plan();
	return {
		/** Adds an event about an object to the books; it is sent after the answer to the call that caused it. */
		add(type: string, object: unknown) {
			const created = Math.floor(Date.now() / 1000);
			const id = `evt_${randomBytes(12).toString("hex")}`;
			const event = { id, object: "event", api_version: "2026-10-28.endive", created, data: { object } };
			const told = { ...event, livemode: false, pending_webhooks: 1, type };
			books.events.push(told);
			wait({ id, body: JSON.stringify(told) });
		},
		/** The same in Mollie's form, with its full payload. */
		addMollie(type: string, entity: { id: string }) {
			const id = `event_${randomBytes(12).toString("hex")}`;
			const event = { resource: "event", id, type, entityId: entity.id, _embedded: { entity } };
			wait({ id, body: JSON.stringify({ ...event, createdAt: new Date().toISOString() }), isMollie: true });
		},
		stop() {
			isStopped = true;
			clearTimeout(timer);
		},
	};
}
