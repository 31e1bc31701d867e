import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { price, shownAmount, ticked } from "#app/common/forms/number-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { loadMoveDialog } from "#app/rent/dashboard/move-dialog-request.server.ts";
import { screenUnderDialog } from "#app/rent/dashboard/moving-filters.ts";
import { OfferForm } from "#app/rent/dashboard/ui/offer-form.tsx";
import { changeMovingStatus } from "#app/rent/moves/change-move.server.ts";
import { tryMoveChange } from "#app/rent/moves/move-change-request.server.ts";
import type { MoveChangeRefusal } from "#app/rent/moves/move-history.server.ts";
import {
	depositLeft,
	isDepositOpen,
	MOVING_STATUS_NAMES,
	type MovingStatus,
	mayBecome,
} from "#app/rent/moves/moving-booking.ts";
import { offerPrice, withdrawPrice } from "#app/rent/moves/offer-price.server.ts";
import { findMovingBooking } from "#app/rent/moves/read-moves.server.ts";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

const confirmationSchema = () =>
	z.object({
		expectedStatus: z.enum(MOVING_STATUS_NAMES, { error: () => t.moveRefusals.reopen }),
		intent: z.enum(["confirm", "offer", "withdraw"]).catch("confirm"),
		/** The price that the dialog showed, in minor units; empty when it showed none. */
		expectedPrice: shownAmount(() => t.moveRefusals.reopen)
			.nullable()
			.catch(null),
		price: price(market.currency, { name: () => t.moveRates.field.price }),
		free: ticked(),
	});

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const isAllowed = (status: MovingStatus) => mayBecome(status, "confirmed");
	return loadMoveDialog({ request, params }, findMovingBooking, isAllowed, { currency: market.currency });
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const form = await readForm(request, confirmationSchema(), person);
	if (!form.ok) return form.refusal;
	const { intent, expectedStatus, expectedPrice, price, free } = form.value;
	const number = orderNumberFrom(params);
	const change = { number, actorId: person.accountId, expectedPrice, now: new Date() };
	const carryOut = <Done extends { ok: true }>(rule: () => Promise<Done | MoveChangeRefusal>) =>
		tryMoveChange(request, { doing: "confirm a moving booking", expectedStatus }, rule);
	const answer = (outcome: Awaited<ReturnType<typeof carryOut>>, text: string) =>
		outcome.ok
			? redirectWithFlash(screenUnderDialog(request.url, number), { tone: "success", text })
			: form.refuse({ "": [outcome.reason] }, outcome.status);
	if (intent === "withdraw") {
		const outcome = await carryOut(() => withdrawPrice(db, change));
		return answer(outcome, t.moveDashboard.confirmation.withdrawn);
	}
	if (intent === "offer") {
		if (price === null) return form.refuse({ price: [t.moveDashboard.confirmation.enterPrice] });
		if (price === 0 && !free) return form.refuse({ free: [t.moveRefusals.free] });
		const outcome = await carryOut(() => offerPrice(db, { ...change, price, currency: market.currency }));
		const next =
			outcome.ok && outcome.isMailed
				? t.moveDashboard.confirmation.whenAccepted
				: t.moveDashboard.confirmation.noEmail;
		return answer(
			outcome,
			`${t.moveDashboard.confirmation.sent({ price: formatMoney(price, market.currency) })} ${next}`,
		);
	}
	if (price !== null && price !== expectedPrice)
		return form.refuse({ price: [t.moveDashboard.confirmation.otherPrice] });
	const confirm = { expectedStatus, to: "confirmed", acceptedPrice: expectedPrice } as const;
	const terms = { provider: paymentProvider?.name ?? null, timeZone: market.timeZone };
	const outcome = await carryOut(() => changeMovingStatus(db, { ...change, ...confirm, ...terms }));
	return answer(outcome, t.moveDashboard.confirmation.done);
}

export default function Confirmation() {
	const { booking, reason, list, currency } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>() as SubmissionResult<string[]> | undefined;
	const [failed] = lastResult?.error?.[""] ?? lastResult?.error?.expectedStatus ?? [];
	if (failed || !booking)
		return (
			<ChangeFailed
				what={t.moveFailures.confirm}
				reason={failed ?? reason ?? t.moveRefusals.gone}
				href={list}
				back={t.moveDashboard.back}
			/>
		);
	const { question, consequence, button } = t.moveChanges.confirmation;
	const title = question({ name: booking.name });
	const { status, price, price_state } = booking;
	if (price_state !== "agreed")
		return (
			<Dialog title={title} closeHref={list} isFieldFocused>
				<OfferForm booking={booking} currency={booking.currency ?? currency} lastResult={lastResult} />
			</Dialog>
		);
	return (
		<ConfirmDialog
			title={title}
			closeHref={list}
			button={button}
			busy={t.moveBoard.working}
			isSafe
			fields={{ expectedStatus: status }}
		>
			<p className="text-secondary">{consequence}</p>
			{price !== null ? (
				<p className="mt-2">
					{t.moveDashboard.confirmation.agreed({
						price: <strong>{formatMoney(price, booking.currency ?? currency)}</strong>,
					})}
					{isDepositOpen(booking)
						? ` ${t.moveBoard.price.depositOpen({ amount: formatMoney(depositLeft(booking), booking.currency ?? currency) })}`
						: null}
				</p>
			) : null}
		</ConfirmDialog>
	);
}
