import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { countUse } from "#app/http/process/limits.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { refreshPayment } from "#app/payments/check-payments.server.ts";
import { requireOwnPayment, startCheckout } from "#app/payments/own-payment-request.server.ts";
import { registeredPaymentSubjects } from "#app/payments/payment-subject.ts";
import { readPayment } from "#app/payments/payments.server.ts";
import { PaymentProviderError } from "#app/payments/provider.ts";
import { paymentProviders } from "#app/payments/provider-settings.server.ts";

/**
 * Where the provider's page leads back: asks the provider itself, so that what was paid is shown as paid even if the
 * webhook is late. Asks only while the payment is open, and at most 20 times in 15 minutes.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const { paid, state, page } = await requireOwnPayment(request, params, new Date());
	if (paymentProviders.length === 0 || state !== "open") return redirect(page, { status: 303 });
	await countUse("paymentByOrder", paid.number);
	try {
		// Does nothing but for the provider that the payment was opened with.
		for (const provider of paymentProviders)
			await refreshPayment(db, registeredPaymentSubjects(), { ...paid, provider, now: new Date() });
	} catch (error) {
		if (!(error instanceof PaymentProviderError)) throw error;
		failureReason(error, "ask about a payment", request);
		return redirectWithFlash(page, { tone: "error", text: t.payments.notReached });
	}
	const now = await readPayment(db, paid);
	if (now?.state !== "open") return redirect(page, { status: 303 });
	const what = paid.subject === "order" ? "order" : "booking";
	const text = t.payments.notCompleted[what];
	return redirectWithFlash(page, { tone: "info", text });
}

/** Tries again to create the checkout. */
export async function action({ request, params }: ActionFunctionArgs) {
	const { paid, state, page } = await requireOwnPayment(request, params, new Date());
	const form = await readForm(request, z.object({}), await readPerson(request));
	if (!form.ok || state !== "open") return redirect(page, { status: 303 });
	if (paymentProviders.length === 0)
		return redirectWithFlash(page, { tone: "error", text: t.payments.notOffered });
	await countUse("paymentByOrder", paid.number);
	if (await startCheckout(paid.number, request)) return redirect(page, { status: 303 });
	const text = t.payments.stillNotReached;
	return redirectWithFlash(page, { tone: "error", text });
}
