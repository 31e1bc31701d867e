import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatMoney } from "#app/common/money.ts";
import { privatePageMeta } from "#app/common/page-meta.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { paymentProvider } from "#app/http/process/payment-provider.server.ts";
import { startCheckout } from "#app/http/process/start-checkout.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { readMovingBooking } from "#app/rent/dashboard/moving-bookings.server.ts";
import { depositToAsk } from "#app/rent/move-deposit.server.ts";
import { describeCurrentStatus, explainMoveRefusal, MOVE_GONE, NO_OFFER } from "#app/rent/move-messages.ts";
import { isOffered } from "#app/rent/moving-booking.ts";
import { describeDeposit } from "#app/rent/rates/deposit.ts";
import { acceptPrice } from "#app/rent/rates/offer-price.server.ts";
import { ChangeFailed } from "#app/ui/change-failed.tsx";
import { ChangedValues } from "#app/ui/changed-values.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

const REOPEN_PRICE = "Open the booking again and accept the price from there.";
const schema = z.object({
	/** The price that the page showed, in minor units. */
	price: z
		.string({ error: REOPEN_PRICE })
		.regex(/^\d{1,9}$/, REOPEN_PRICE)
		.transform(Number),
	/** The deposit that the page showed, in minor units; left out when it showed none. */
	deposit: z
		.string()
		.regex(/^\d{1,9}$/, REOPEN_PRICE)
		.default("0")
		.transform(Number),
});

export const meta: MetaFunction = () => privatePageMeta("Accept the price");

export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	const booking = await readMovingBooking(db, { number, viewer: await readViewer(request, number) });
	if (!booking) throw askForContact(params.number);
	const { price, currency, status } = booking;
	const deposit = await depositToAsk(db, booking, paymentProvider?.name ?? null);
	const offered =
		isOffered(booking) && price !== null && currency !== null ? { price, currency, deposit } : null;
	const reason = status === "pending" ? NO_OFFER : describeCurrentStatus(status);
	const isLate = request.method === "GET" && !offered;
	return json({ number, offered, reason }, { status: isLate ? 409 : 200 });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const number = orderNumberFrom(params);
	const form = await readForm(request, schema, person);
	const failed = (reason: string | null, status: number, was = 0) => json({ reason, was }, { status });
	if (!form.ok) return failed(REOPEN_PRICE, 422);
	const { price, deposit } = form.value;
	try {
		const viewer = await readViewer(request, number);
		const provider = paymentProvider?.name ?? null;
		const terms = { provider, timeZone: market.timeZone, now: new Date() };
		const outcome = await acceptPrice(db, { number, viewer, price, deposit, ...terms });
		if (!outcome.ok) {
			if (outcome.reason === "price" && outcome.price !== null) return failed(null, 409, price);
			// Customers don't see which member of staff it was.
			const anonymous = "by" in outcome ? { ...outcome, by: null } : outcome;
			const { reason, status } = explainMoveRefusal(anonymous, "pending", formatMarketMoment);
			return failed(outcome.reason === "price" ? NO_OFFER : reason, status);
		}
	} catch (error) {
		return failed(failureReason(error, "accept the price of a move", request), 503);
	}
	if (deposit > 0) await startCheckout(number, request);
	return redirectWithFlash(`/track/${number}`, { tone: "success", text: "Your move is confirmed." });
}

/** Asks to accept the offered price, and again when it has changed since the customer saw it. */
export default function OwnPrice() {
	const { number, offered, reason } = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>();
	const here = `/track/${number}`;
	const why = failed?.reason ?? (offered ? null : reason);
	if (why || !offered)
		return (
			<ChangeFailed what="accept the price" reason={why ?? MOVE_GONE} href={here} back="Back to booking" />
		);
	const { price, currency, deposit } = offered;
	const shown = formatMoney(price, currency);
	return (
		<ConfirmDialog
			title={`Accept the price of ${shown}?`}
			closeHref={here}
			button={`Accept price of ${shown}`}
			busy="Accepting..."
			isSafe
			fields={deposit > 0 ? { price, deposit } : { price }}
		>
			{failed ? (
				<ChangedValues
					title="Review the new price before you accept it"
					intro="The price has changed since you saw it. Your move is not confirmed yet."
					changes={[{ what: "Total", was: formatMoney(failed.was, currency), now: shown }]}
				/>
			) : null}
			<p className="text-secondary">Your move is then confirmed.</p>
			{deposit > 0 ? <p className="mt-2">{describeDeposit(offered, "accept")}</p> : null}
		</ConfirmDialog>
	);
}
