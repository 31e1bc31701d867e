import { ensureCheckout, paidSubject } from "#app/common/payments/payments.server.ts";
import { PaymentProviderError } from "#app/common/payments/provider.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import type { RequestHead } from "#app/http/network/incoming.server.ts";
import { db } from "./database.server.ts";
import { env } from "./env.server.ts";
import { paymentProviders } from "./payment-provider.server.ts";

/**
 * Creates the checkout of what is to be paid online. False when the provider can't be reached: its pages say so, and the job tries again.
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
