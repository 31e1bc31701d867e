import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatDate, wallClock } from "#app/common/calendar.ts";
import { formatMoney } from "#app/common/money.ts";
import { privatePageMeta } from "#app/common/page-meta.ts";
import { readDisputeStates } from "#app/common/payments/disputes.server.ts";
import { formatDisputed } from "#app/common/payments/payment-labels.ts";
import { paidMove } from "#app/common/payments/payments.server.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { cancelOwnMove } from "#app/rent/cancel-own-move.server.ts";
import { describeCancellation, moveCancellationFee } from "#app/rent/cancellation-terms.server.ts";
import { type OwnMove, readMovingBooking } from "#app/rent/dashboard/moving-bookings.server.ts";
import { describeCurrentStatus, explainMoveRefusal } from "#app/rent/move-messages.ts";
import { MOVING_STATUS_NAMES, mayBecome } from "#app/rent/moving-booking.ts";
import { ChangeFailed } from "#app/ui/change-failed.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

const REOPEN_CANCELLATION = "Open the booking again and cancel it from there.";
const schema = z.object({
	expectedVersion: z.enum(MOVING_STATUS_NAMES, { error: REOPEN_CANCELLATION }),
	/** What the page said that cancelling costs, in minor units. */
	fee: z
		.string()
		.regex(/^\d{1,9}$/, REOPEN_CANCELLATION)
		.default("0")
		.transform(Number),
});

export const meta: MetaFunction = () => privatePageMeta("Cancel your booking");

export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	const booking = await readMovingBooking(db, { number, viewer: await readViewer(request, number) });
	if (!booking) throw askForContact(params.number);
	const { booking_date: date, booking_time: time, status } = booking;
	const clock = { timeZone: market.timeZone, now: new Date() };
	const fee = moveCancellationFee(booking, clock);
	const disputed = await readDisputed(number);
	const cost = {
		fee,
		terms: describeCancellation(booking, clock),
		...describeDepositBack({ ...booking, disputed }, fee),
	};
	const tooLate = request.method === "GET" && !mayBecome(status, "cancelled");
	const reason = tooLate ? describeCurrentStatus(status) : null;
	const year = Number(wallClock(clock.now, clock.timeZone).date.slice(0, 4));
	return json(
		{ number, date: formatDate(date, year), time, status, cost, reason },
		{ status: tooLate ? 409 : 200 },
	);
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const number = orderNumberFrom(params);
	const form = await readForm(request, schema, person);
	const failed = (reason: string, status: number, isFee = false) => json({ reason, isFee }, { status });
	if (!form.ok) return failed(REOPEN_CANCELLATION, 422);
	const { expectedVersion, fee } = form.value;
	const clock = { timeZone: market.timeZone, now: new Date() };
	try {
		const viewer = await readViewer(request, number);
		const before = await readMovingBooking(db, { number, viewer });
		const cancellation = { number, viewer, expectedVersion, expectedFee: fee, ...clock };
		const outcome = await cancelOwnMove(db, cancellation);
		if (!outcome.ok) {
			// Customers don't see which member of staff it was.
			const anonymous = "by" in outcome ? { ...outcome, by: null } : outcome;
			const { reason, status } = explainMoveRefusal(anonymous, expectedVersion, formatMarketMoment);
			return failed(reason, status, outcome.reason === "fee");
		}
		const disputed = await readDisputed(number);
		const settled = before ? describeSettlement({ ...before, disputed }, fee) : "";
		const text = `Your booking is cancelled.${settled}`;
		return redirectWithFlash(`/track/${number}`, { tone: "success", text });
	} catch (error) {
		return failed(failureReason(error, "cancel an own moving booking", request), 503);
	}
}

/** What becomes of a disputed deposit, in place of its refund. */
const readDisputed = async (number: string) => formatDisputed(await readDisputeStates(db, paidMove(number)));

type Cancelled = OwnMove & { disputed: string | null };

/** What a customer who has cancelled for a fee (minor units) owes or gets back, after the sentence that says so. */
function describeSettlement(
	{ deposit_paid, deposit_refunded, disputed, currency }: Cancelled,
	fee: number,
): string {
	const paid = deposit_paid - deposit_refunded;
	const format = (amount: number) => formatMoney(amount, currency ?? market.currency);
	if (fee > paid)
		return paid > 0
			? ` The fee is ${format(fee)}, of which ${format(fee - paid)} is left to pay.`
			: ` The fee is ${format(fee)}.`;
	if (paid === 0) return "";
	if (fee === paid) return ` Your deposit of ${format(paid)} is kept as the fee.`;
	if (disputed) return ` ${disputed}`;
	return fee > 0
		? ` We are refunding your deposit less the fee: ${format(paid - fee)}.`
		: ` We are refunding your deposit of ${format(paid)}.`;
}

/** What becomes of the deposit when the move is cancelled for a fee (minor units), and the button that says so. */
function describeDepositBack(
	{ deposit_paid, deposit_refunded, disputed, currency }: Cancelled,
	fee: number,
): { back: string; button: string } {
	const paid = deposit_paid - deposit_refunded;
	const format = (amount: number) => (currency ? formatMoney(amount, currency) : "");
	const button = fee > paid ? `Cancel and pay ${format(fee - paid)}` : "Cancel booking";
	if (paid === 0) return { back: "", button };
	const said = `You paid a deposit of ${format(paid)}.`;
	if (fee > paid) return { back: `${said} ${format(fee - paid)} of the fee is left to pay.`, button };
	if (fee === paid) return { back: `${said} It is kept as the fee.`, button };
	if (disputed) return { back: `${said} ${disputed}`, button };
	const back = fee > 0 ? ` less the fee: ${format(paid - fee)}` : "";
	return { back: `${said} We will refund it${back}.`, button };
}

export default function OwnCancellation() {
	const { number, date, time, status, cost, reason } = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>();
	const here = `/track/${number}`;
	const isNewFee = failed?.isFee ?? false;
	const why = isNewFee ? null : (failed?.reason ?? reason);
	if (why) return <ChangeFailed what="cancel booking" reason={why} href={here} back="Back to booking" />;
	const title = `Cancel your move on ${date} at ${time}?`;
	return (
		<ConfirmDialog
			title={title}
			closeHref={here}
			safeLabel="Keep booking"
			button={cost.button}
			busy="Cancelling..."
			fields={{ expectedVersion: status, fee: cost.fee }}
		>
			{isNewFee ? (
				<p role="alert" className="mb-2 font-semibold">
					{failed?.reason}
				</p>
			) : null}
			<p className={cost.fee > 0 ? "text-lg" : "text-secondary"}>{cost.terms}</p>
			{cost.back ? <p className="mt-2 text-lg">{cost.back}</p> : null}
			<p className="mt-2 text-secondary">If you change your mind, book again.</p>
		</ConfirmDialog>
	);
}
