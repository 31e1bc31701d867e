import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { refreshPayment } from "#app/common/payments/check-payments.server.ts";
import { PaymentProviderError } from "#app/common/payments/provider.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { countUse } from "#app/http/network/limits.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { paymentProviders } from "#app/http/process/payment-provider.server.ts";
import { startCheckout } from "#app/http/process/start-checkout.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/payment-subjects.server.ts";
import { requireOwnPayment } from "#app/site/payments/payment-request.server.ts";

const NOT_REACHED = "We can’t reach our payment provider. Your payment appears here as soon as we can.";

const NOT_OFFERED = "We no longer take payments online. Contact us to pay in another way.";

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
			await refreshPayment(db, PAYMENT_SUBJECTS, { ...paid, provider, now: new Date() });
	} catch (error) {
		if (!(error instanceof PaymentProviderError)) throw error;
		failureReason(error, "ask about a payment", request);
		return redirectWithFlash(page, { tone: "error", text: NOT_REACHED });
	}
	return redirect(page, { status: 303 });
}

/** Tries again to create the checkout. */
export async function action({ request, params }: ActionFunctionArgs) {
	const { paid, state, page } = await requireOwnPayment(request, params, new Date());
	const form = await readForm(request, z.object({}), await readPerson(request));
	if (!form.ok || state !== "open") return redirect(page, { status: 303 });
	if (paymentProviders.length === 0) return redirectWithFlash(page, { tone: "error", text: NOT_OFFERED });
	await countUse("paymentByOrder", paid.number);
	if (await startCheckout(paid.number, request)) return redirect(page, { status: 303 });
	const text = "We still can’t reach our payment provider. Try again in a few minutes.";
	return redirectWithFlash(page, { tone: "error", text });
}
