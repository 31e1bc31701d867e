import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { readBody } from "#app/http/network/read-body.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { registeredPaymentSubjects } from "#app/payments/payment-subject.ts";
import { PaymentProviderError } from "#app/payments/provider.ts";
import { providerNamed } from "#app/payments/provider-settings.server.ts";
import { receiveEvent } from "#app/payments/receive-event.server.ts";

const MAX_WEBHOOK_BYTES = 256 * 1024;

/** Only providers in the settings have an address here. */
function requireProvider({ provider: name }: { provider?: string }) {
	const provider = providerNamed(name);
	if (!provider) throw json(null, { status: 404 });
	return provider;
}

export function loader({ params }: LoaderFunctionArgs) {
	requireProvider(params);
	return json(null, { status: 405, headers: { Allow: "POST" } });
}

/**
 * A webhook of the payment provider: not a form, so it has no origin and no token, but a signature over its raw body.
 * A provider sends it again until it is answered with a 2xx.
 */
export async function action({ request, params }: ActionFunctionArgs) {
	const provider = requireProvider(params);
	const body = (await readBody(request, MAX_WEBHOOK_BYTES))?.toString("utf8");
	if (body === undefined) return json(null, { status: 413 });
	const headers = Object.fromEntries(request.headers);
	try {
		const outcome = await receiveEvent(db, registeredPaymentSubjects(), {
			provider,
			headers,
			body,
			now: new Date(),
		});
		return json({ outcome }, { status: outcome === "invalid" ? 400 : 200 });
	} catch (error) {
		if (!(error instanceof PaymentProviderError)) throw error;
		failureReason(error, "read what a webhook is about", request);
		return json(null, { status: 503 });
	}
}
