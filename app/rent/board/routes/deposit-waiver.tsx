import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { waiveDeposit } from "#app/rent/moves/money/waive-deposit.server.ts";
import { depositLeft, isDepositOpen } from "#app/rent/moves/moving-booking.ts";
import { findMovingBooking } from "#app/rent/moves/read-moves.server.ts";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const number = orderNumberFrom(params);
	const move = await findMovingBooking(db, { number });
	if (!move) throw json(null, { status: 404 });
	const { name, deposit_paid, currency } = move;
	const deposit = depositLeft(move);
	const here = `/trucking-dashboard/${number}`;
	const isOpen = isDepositOpen(move) && currency !== null;
	// A form that returns from its POST has already been checked by the action.
	if (!isOpen)
		return json({
			here,
			open: null,
			why: deposit_paid > 0 ? t.moveBoard.waiver.refusal.paid : t.moveBoard.waiver.refusal.none,
		});
	return json({ here, open: { name, deposit, amount: formatMoney(deposit, currency) }, why: "" });
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

const schema = z.object({ deposit: z.coerce.number().int().positive() });

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const number = orderNumberFrom(params);
	const form = await readForm(request, schema, person);
	if (!form.ok) return json({ reason: t.moveBoard.waiver.reopen }, { status: 422 });
	const { deposit } = form.value;
	const waiver = { number, deposit, actorId: person.accountId, now: new Date() };
	const outcome = await waiveDeposit(db, waiver);
	if (!outcome.ok) {
		if (outcome.reason === "gone") throw json(null, { status: 404 });
		return json({ reason: t.moveBoard.waiver.refusal[outcome.reason] }, { status: 409 });
	}
	const told = outcome.isMailed ? t.moveBoard.waiver.mailed : t.moveBoard.waiver.noEmail;
	const text = `${t.moveBoard.waiver.done} ${told}`;
	return redirectWithFlash(`/trucking-dashboard/${number}`, { tone: "success", text });
}

export default function DepositWaiver() {
	const { here, open, why } = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>();
	if (failed || !open) {
		const reason = failed?.reason ?? why;
		return <ChangeFailed what={t.moveFailures.waive} reason={reason} href={here} back={t.ownMove.back} />;
	}
	return (
		<ConfirmDialog
			title={t.moveBoard.waiver.question({ amount: open.amount, name: open.name })}
			closeHref={here}
			button={t.moveBoard.waiver.button}
			busy={t.moveBoard.waiver.busy}
			fields={{ deposit: String(open.deposit) }}
		>
			<p className="text-secondary">{t.moveBoard.waiver.consequence}</p>
		</ConfirmDialog>
	);
}
