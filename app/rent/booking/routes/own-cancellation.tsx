import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatDate, wallClock } from "#app/common/calendar.ts";
import { shownAmount } from "#app/common/forms/number-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { formatMoney } from "#app/common/money.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { readDisputeStates } from "#app/payments/disputes.server.ts";
import { formatDisputed } from "#app/payments/payment-labels.ts";
import { paidMove } from "#app/payments/payments.server.ts";
import {
	cancelOwnMove,
	describeCancellation,
	hasMoveBegun,
	moveCancellationFee,
} from "#app/rent/moves/cancel-own-move.server.ts";
import { tryMoveChange } from "#app/rent/moves/move-change-request.server.ts";
import { describeCurrentStatus } from "#app/rent/moves/move-messages.ts";
import { MOVING_STATUS_NAMES, mayBecome } from "#app/rent/moves/moving-booking.ts";
import { type OwnMove, readMovingBooking } from "#app/rent/moves/read-moves.server.ts";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";

const schema = z.object({
	expectedStatus: z.enum(MOVING_STATUS_NAMES, { error: () => t.ownMove.cancellation.reopen }),
	/** What the page said that cancelling costs, in minor units. */
	fee: shownAmount(() => t.ownMove.cancellation.reopen).default(0),
});

export const meta: MetaFunction = () => privatePageMeta(t.ownMove.cancellation.meta);

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
	const isEnded = !mayBecome(status, "cancelled");
	const tooLate = request.method === "GET" && (isEnded || (await hasMoveBegun(db, booking, clock)));
	const reason = !tooLate ? null : isEnded ? describeCurrentStatus(status) : t.moveRefusals.outdated.begun;
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
	if (!form.ok) return json({ reason: t.ownMove.cancellation.reopen, isFee: false }, { status: 422 });
	const { expectedStatus, fee } = form.value;
	const clock = { timeZone: market.timeZone, now: new Date() };
	const attempt = { doing: "cancel an own moving booking", expectedStatus, isOwn: true };
	const outcome = await tryMoveChange(request, attempt, async () => {
		const viewer = await readViewer(request, number);
		const before = await readMovingBooking(db, { number, viewer });
		const cancellation = { number, viewer, expectedStatus, expectedFee: fee, ...clock };
		const cancelled = await cancelOwnMove(db, cancellation);
		if (!cancelled.ok) return cancelled;
		const disputed = await readDisputed(number);
		return { ok: true, settled: before ? describeSettlement({ ...before, disputed }, fee) : "" };
	});
	if (!outcome.ok) {
		const { reason, status, refused } = outcome;
		return json({ reason, isFee: refused?.reason === "fee" }, { status });
	}
	const text = [t.ownMove.cancellation.done, outcome.settled].filter(Boolean).join(" ");
	return redirectWithFlash(`/track/${number}`, { tone: "success", text });
}

/** What becomes of a disputed deposit, in place of its refund. */
const readDisputed = async (number: string) => formatDisputed(await readDisputeStates(db, paidMove(number)));

type Cancelled = OwnMove & { disputed: string | null };

/** What a customer who has cancelled for a fee (minor units) owes or gets back. */
function describeSettlement(
	{ deposit_paid, deposit_refunded, disputed, currency }: Cancelled,
	fee: number,
): string {
	const paid = deposit_paid - deposit_refunded;
	const format = (amount: number) => formatMoney(amount, currency ?? market.currency);
	if (fee > paid)
		return paid > 0
			? t.ownMove.cancellation.feeLeft({ fee: format(fee), left: format(fee - paid) })
			: t.ownMove.cancellation.fee({ fee: format(fee) });
	if (paid === 0) return "";
	if (fee === paid) return t.ownMove.cancellation.kept({ amount: format(paid) });
	if (disputed) return disputed;
	const refund = { amount: format(paid - fee) };
	return fee > 0
		? t.ownMove.cancellation.refundingAfterFee(refund)
		: t.ownMove.cancellation.refunding(refund);
}

/** What becomes of the deposit when the move is cancelled for a fee (minor units), and the button that says so. */
function describeDepositBack(
	{ deposit_paid, deposit_refunded, disputed, currency }: Cancelled,
	fee: number,
): { back: string; button: string } {
	const paid = deposit_paid - deposit_refunded;
	const format = (amount: number) => (currency ? formatMoney(amount, currency) : "");
	const button =
		fee > paid
			? t.ownMove.cancellation.payButton({ amount: format(fee - paid) })
			: t.ownMove.cancellation.button;
	if (paid === 0) return { back: "", button };
	const texts = t.ownMove.cancellation;
	const isPart = deposit_refunded > 0;
	const said = [
		texts.paidDeposit({ amount: format(deposit_paid) }),
		...(isPart ? [texts.refunded({ amount: format(deposit_refunded) })] : []),
	];
	const backAs = (sentence: string) => ({ back: [...said, sentence].join(" "), button });
	if (fee > paid) return backAs(texts.feeToPay({ amount: format(fee - paid) }));
	if (fee === paid) return backAs(isPart ? texts.keepOther({ amount: format(paid) }) : texts.keepIt);
	if (disputed) return backAs(disputed);
	if (fee > 0) return backAs(texts.refundAfterFee({ amount: format(paid - fee) }));
	return backAs(isPart ? texts.refundOther({ amount: format(paid) }) : texts.refundIt);
}

export default function OwnCancellation() {
	const { number, date, time, status, cost, reason } = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>();
	const here = `/track/${number}`;
	const isNewFee = failed?.isFee ?? false;
	const why = isNewFee ? null : (failed?.reason ?? reason);
	if (why)
		return <ChangeFailed what={t.moveFailures.cancel} reason={why} href={here} back={t.ownMove.back} />;
	const title = t.ownMove.cancellation.question({ date, time });
	return (
		<ConfirmDialog
			title={title}
			closeHref={here}
			safeLabel={t.ownMove.cancellation.keep}
			button={cost.button}
			busy={t.ownMove.cancellation.busy}
			fields={{ expectedStatus: status, fee: cost.fee }}
		>
			{isNewFee ? (
				<p role="alert" className="mb-2 font-semibold">
					{failed?.reason}
				</p>
			) : null}
			<p className={cost.fee > 0 ? "text-lg" : "text-secondary"}>{cost.terms}</p>
			{cost.back ? <p className="mt-2 text-lg">{cost.back}</p> : null}
			<p className="mt-2 text-secondary">{t.ownMove.cancellation.bookAgain}</p>
		</ConfirmDialog>
	);
}
