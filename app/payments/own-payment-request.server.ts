import { redirect } from "@remix-run/node";
import { isShownToViewer } from "#app/common/access/viewer.server.ts";
import { t } from "#app/common/language/messages.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import type { RequestHead } from "#app/http/network/incoming.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { registeredPaymentSubjects, subjectIn } from "./payment-subject.ts";
import { ensureCheckout, paidSubject, payingStep, readPayment } from "./payments.server.ts";
import { PaymentProviderError } from "./provider.ts";
import { paymentProviders } from "./provider-settings.server.ts";

/**
 * Creates the checkout of what is to be paid online. False when the provider can't be reached: its pages say so, and the
 * job tries again.
 */
export async function startCheckout(number: string, request: RequestHead): Promise<boolean> {
	if (paymentProviders.length === 0) return false;
	const { APP_ORIGIN: origin } = env;
	try {
		// Does nothing but for the provider that the payment was opened with.
		for (const provider of paymentProviders)
			await ensureCheckout(db, { ...paidSubject(number), provider, origin, now: new Date() });
		return true;
	} catch (error) {
		if (!(error instanceof PaymentProviderError)) throw error;
		failureReason(error, "create a checkout", request);
		return false;
	}
}

type Leading = {
	number: string;
	request: RequestHead;
	tone?: "success" | "info";
	text?: string | undefined;
	headers?: Headers;
};

/**
 * Answers a form with a 303 to the page of what was ordered or booked, with `text` at its top. When it is to be paid
 * online, that page goes on to the provider's page by itself, once: browsers block a form that leads to another site.
 */
export async function leadToPayment(
	to: string,
	{ number, request, tone = "info", text = "", headers = new Headers() }: Leading,
): Promise<Response> {
	await startCheckout(number, request);
	const payment = await readPayment(db, paidSubject(number));
	const step = payment ? payingStep(payment, new Date()) : null;
	if (step && step !== "retry")
		return redirectWithFlash(
			to,
			{ tone, text: `${text} ${t.payments.opening}`.trim(), opens: step.href },
			headers,
		);
	if (text) return redirectWithFlash(to, { tone, text }, headers);
	return redirect(to, { status: 303, headers });
}

/**
 * Reads the payment of the order, stay or move in the path. A visitor who may not see it is asked for the email
 * address or phone number of the booking. An overdue one expires first. `state` is null when it is not paid online.
 */
export async function requireOwnPayment(request: Request, params: { number?: string }, now: Date) {
	const number = orderNumberFrom(params);
	if (!(await isShownToViewer(db, number, await readViewer(request, number))))
		throw askForContact(params.number);
	const paid = paidSubject(number);
	const subject = subjectIn(registeredPaymentSubjects(), paid.subject);
	await subject.expire(db, { number, now });
	const payment = await readPayment(db, paid);
	return { paid, state: payment?.state ?? null, page: subject.pageOf(number) };
}
