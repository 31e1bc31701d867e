import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { openBooks } from "./books.ts";
import { callsOf } from "./calls.ts";
import { disputePayment } from "./disputes.ts";
import { happens, NO_FAULTS, readFaults } from "./faults.ts";
import { endedPage, hostedPage, unknownPage } from "./hosted-page.ts";
import { errorObject } from "./stripe-objects.ts";
import { startWebhooks } from "./webhooks.ts";

type ProviderSettings = {
	port: number;
	/** Where its books are. */
	file: string;
	secretKey: string;
	/** Where webhooks go, and what signs them. */
	webhookUrl: string;
	webhookSecret: string;
};

const MAX_BODY_BYTES = 64 * 1024;

/**
 * The demo's payment provider: an HTTP server of its own that speaks the parts of Stripe's interface (`/v1/`) and of
 * Mollie's (`/v2/`) that the site uses, with a page to pay on, signed webhooks, refunds, and faults to switch on:
 * `curl -d silence=20 -d duplicate=50 http://localhost:PORT/faults`. Its books are at `/books`. Charges, refunds and
 * events are listed as Stripe lists them. A POST to `/refunds/ID/return` lets the customer's bank return a refund;
 * one that waits is paid out or canceled by `/refunds/ID/payout` or `/cancel`, with `-d webhook=drop` untold.
 */
export async function startPaymentProvider(settings: ProviderSettings) {
	const keeper = openBooks(settings.file);
	const { books, save } = keeper;
	const faults = { ...NO_FAULTS };
	const webhooks = startWebhooks(keeper, faults, {
		url: settings.webhookUrl,
		secret: settings.webhookSecret,
	});
	const originOf = (request: IncomingMessage) => `http://${request.headers.host}`;
	const calls = callsOf(keeper, webhooks, faults);

	const server = createServer(async (request, response) => {
		const { method = "GET", url = "/" } = request;
		const { pathname, searchParams } = new URL(url, "http://provider.invalid");
		const body = await readBody(request);
		if (body === null) return void response.writeHead(413).end();
		const fields = new URLSearchParams(body);
		if (/^\/v[12]\//.test(pathname)) return answerCall(request, response, { pathname, searchParams, body });
		if (pathname === "/books") return sendJson(response, 200, JSON.stringify(books, null, "\t"));
		if (pathname === "/faults") {
			if (method === "POST") Object.assign(faults, readFaults(fields));
			return sendJson(response, 200, JSON.stringify(faults));
		}
		const [, refund = "", change] = /^\/refunds\/(\w+)\/(return|payout|cancel)$/.exec(pathname) ?? [];
		if (change && method === "POST") {
			const isTold = fields.get("webhook") !== "drop";
			const isChanged =
				change === "return"
					? calls.returnRefund(refund)
					: change === "payout"
						? calls.payOutRefund(refund)
						: calls.cancelRefund(refund, { isTold });
			return void response.writeHead(isChanged ? 204 : 404).end();
		}
		if (pathname === "/disputes" && method === "POST") {
			const dispute = disputePayment(keeper, webhooks, fields);
			return sendJson(response, dispute ? 200 : 404, JSON.stringify(dispute));
		}
		const session = books.sessions[/^\/pay\/(\w+)$/.exec(pathname)?.[1] ?? ""];
		if (!session) return sendHtml(response, 404, unknownPage());
		const choice = method === "POST" ? fields.get("choice") : null;
		if (choice === "leave") return sendTo(response, session.leaveUrl);
		if (choice === "pay" && calls.pay(session, originOf(request))) return sendTo(response, session.returnUrl);
		if (session.status !== "open") return sendHtml(response, 200, endedPage(session));
		return sendHtml(response, 200, hostedPage(session, { isDeclined: choice === "decline" }));
	});

	function answerCall(
		request: IncomingMessage,
		response: ServerResponse,
		call: { pathname: string; searchParams: URLSearchParams; body: string },
	) {
		if (request.headers.authorization !== `Bearer ${settings.secretKey}`)
			return sendJson(
				response,
				401,
				JSON.stringify(errorObject("invalid_request_error", "api_key", "Wrong key")),
			);
		if (happens(faults.refuse))
			return sendJson(
				response,
				500,
				JSON.stringify(errorObject("api_error", "fault", "A fault was switched on")),
			);
		const key = request.headers["idempotency-key"]?.toString();
		const { method = "GET" } = request;
		const told = `${method} ${call.pathname} ${call.body}`;
		const known = key ? books.answers[key] : undefined;
		if (known && known.request !== told)
			return sendJson(
				response,
				400,
				JSON.stringify(errorObject("idempotency_error", "key_in_use", "The key belongs to another call")),
			);
		const { status, object } = known
			? { status: known.status, object: JSON.parse(known.body) }
			: calls.answer(method, call, originOf(request));
		const answer = JSON.stringify(object);
		if (key && !known) {
			books.answers[key] = { request: told, status, body: answer };
			save();
		}
		if (happens(faults.silence)) {
			setTimeout(() => response.destroy(), faults.silentFor).unref();
			return;
		}
		sendJson(response, status, answer);
	}

	await new Promise<void>((done, fail) => {
		server.once("error", fail);
		server.listen(settings.port, done);
	});
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : settings.port;
	return {
		url: `http://localhost:${port}`,
		books,
		async stop() {
			webhooks.stop();
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
		},
	};
}

async function readBody(request: IncomingMessage): Promise<string | null> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of request) {
		size += chunk.length;
		if (size > MAX_BODY_BYTES) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}

const sendJson = (response: ServerResponse, status: number, text: string) =>
	void response.writeHead(status, { "Content-Type": "application/json" }).end(text);

const sendHtml = (response: ServerResponse, status: number, html: string) =>
	void response
		.writeHead(status, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" })
		.end(html);

const sendTo = (response: ServerResponse, href: string) =>
	void response.writeHead(303, { Location: href }).end();
