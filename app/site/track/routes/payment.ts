import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { refreshPayment } from "#app/common/payments/check-payments.server.ts";
import { paidOrder } from "#app/common/payments/payments.server.ts";
import { PaymentProviderError } from "#app/common/payments/provider.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { countUse } from "#app/http/network/limits.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { paymentProvider } from "#app/http/process/payment-provider.server.ts";
import { startCheckout } from "#app/http/process/start-checkout.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { requireOwnOrder } from "#app/shop/orders/order-request.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/payment-subjects.server.ts";

const NOT_REACHED = "We can’t reach our payment provider. Your payment appears here as soon as we can.";

const NOT_OFFERED = "We no longer take payments online. Contact us to pay for this order in another way.";

/**
 * Where the provider's page leads back: asks the provider itself, so that the order is shown as paid even if the
 * webhook is late. Asks only while the payment is open, and at most 20 times in 15 minutes.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const { order } = await requireOwnOrder(request, params, new Date());
	const path = `/order-confirmation/${order.number}`;
	if (!paymentProvider || order.online?.state !== "open") return redirect(path, { status: 303 });
	await countUse("paymentByOrder", order.number);
	try {
		const payment = paidOrder(order.number);
		await refreshPayment(db, PAYMENT_SUBJECTS, { ...payment, provider: paymentProvider, now: new Date() });
	} catch (error) {
		if (!(error instanceof PaymentProviderError)) throw error;
		failureReason(error, "ask about a payment", request);
		return redirectWithFlash(path, { tone: "error", text: NOT_REACHED });
	}
	return redirect(path, { status: 303 });
}

/** Tries again to create the checkout of an order. */
export async function action({ request, params }: ActionFunctionArgs) {
	const { order } = await requireOwnOrder(request, params, new Date());
	const form = await readForm(request, z.object({}), await readPerson(request));
	const path = `/order-confirmation/${order.number}`;
	if (!form.ok || order.online?.state !== "open") return redirect(path, { status: 303 });
	if (!paymentProvider) return redirectWithFlash(path, { tone: "error", text: NOT_OFFERED });
	await countUse("paymentByOrder", order.number);
	if (await startCheckout(order.number, request)) return redirect(path, { status: 303 });
	const text = "We still can’t reach our payment provider. Try again in a few minutes.";
	return redirectWithFlash(path, { tone: "error", text });
}
