import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { formatMoney } from "#app/common/money.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { lockManagedBooking } from "#app/travel/desk/act-on-booking.server.ts";
import { requireManagedBooking } from "#app/travel/desk/managed-booking-request.server.ts";
import { removeExtra } from "#app/travel/stays/extras/remove-extra.server.ts";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { booking } = await requireManagedBooking(request, params);
	const id = unmaskId(params.extraId ?? "");
	const extra = booking.extras.find((each) => each.id === id);
	if (!extra) throw json(null, { status: 404 });
	return json({
		here: `/owner/manage-bookings/${booking.number}`,
		name: extra.name,
		amount: formatMoney(extra.amount, booking.currency),
	});
}

export const shouldRevalidate = revalidateOnNavigation;

export async function action({ request, params }: ActionFunctionArgs) {
	const { actor, booking, now } = await requireManagedBooking(request, params);
	const form = await readForm(request, z.object({}), actor);
	if (!form.ok) return json({ reason: t.stayMessages.reopen }, { status: 422 });
	const { number } = booking;
	const id = unmaskId(params.extraId ?? "") ?? 0;
	const name = booking.extras.find((each) => each.id === id)?.name ?? t.extras.choose;
	try {
		const removed = await removeExtra(db, {
			id,
			lock: (trx) => lockManagedBooking(trx, { number, actor }),
			provider: paymentProvider?.name ?? null,
			actorId: actor.accountId,
			now,
		});
		if (!removed.ok)
			return removed.reason === "gone"
				? json({ reason: t.stayMessages.gone }, { status: 404 })
				: json({ reason: t.extras.notNow }, { status: 409 });
	} catch (error) {
		return json({ reason: failureReason(error, "remove an extra of a stay", request) }, { status: 503 });
	}
	return redirectWithFlash(`/owner/manage-bookings/${number}`, {
		tone: "success",
		text: t.extras.removed({ name }),
	});
}

export default function ExtraRemoval() {
	const { here, name, amount } = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>()?.reason;
	if (failed)
		return (
			<ChangeFailed what={t.extras.removeButton} reason={failed} href={here} back={t.bookingChange.back} />
		);
	return (
		<ConfirmDialog
			title={t.extras.question({ name })}
			closeHref={here}
			button={t.extras.removeButton}
			busy={t.extras.removing}
		>
			<p>{t.extras.consequence({ amount })}</p>
		</ConfirmDialog>
	);
}
