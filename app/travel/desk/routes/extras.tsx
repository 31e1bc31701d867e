import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatMoney } from "#app/common/money.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { lockManagedBooking } from "#app/travel/desk/act-on-booking.server.ts";
import { requireManagedBooking } from "#app/travel/desk/managed-booking-request.server.ts";
import { readOfferedExtras } from "#app/travel/extras/read-extras.server.ts";
import { mayAddExtras } from "#app/travel/stays/booking-rules.ts";
import { addExtra } from "#app/travel/stays/extras/add-extra.server.ts";
import { AddExtra } from "#app/travel/stays/extras/add-extra.tsx";
import { addExtraForm, explainNotAdded, extraOptions } from "#app/travel/stays/extras/add-extra-form.ts";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { booking } = await requireManagedBooking(request, params);
	const offered = mayAddExtras(booking) ? await readOfferedExtras(db, { hotelId: booking.hotel_id }) : [];
	const shown = {
		here: `/owner/manage-bookings/${booking.number}`,
		options: extraOptions(offered, booking.currency),
		booked: mayAddExtras(booking)
			? booking.extras.map((extra) => ({
					id: maskId(extra.id),
					name: extra.quantity === 1 ? extra.name : t.extras.times(extra),
					amount: formatMoney(extra.amount, booking.currency),
				}))
			: [],
		idempotencyKey: randomUUID(),
	};
	// A form that returns from its POST has been checked by the action.
	const isOpen = offered.length > 0 || shown.booked.length > 0;
	return json(shown, { status: isOpen || request.method !== "GET" ? 200 : 409 });
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const { actor, booking, now } = await requireManagedBooking(request, params);
	const form = await readForm(request, addExtraForm, actor);
	if (!form.ok) return form.refusal;
	const { number } = booking;
	try {
		const added = await addExtra(db, {
			...form.value,
			lock: async (trx) => (await lockManagedBooking(trx, { number, actor }))?.booking,
			actorId: actor.accountId,
			isByStaff: true,
			now,
		});
		if (!added.ok) {
			const { text, status } = explainNotAdded(added);
			return form.refuse({ "": [text] }, status);
		}
		return redirectWithFlash(`/owner/manage-bookings/${number}`, {
			tone: "success",
			text: t.extras.added(added),
		});
	} catch (error) {
		return form.refuse({ "": [failureReason(error, "add an extra to a stay", request)] }, 503);
	}
}

export default function DeskExtras() {
	const { here, options, booked, idempotencyKey } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	return (
		<Dialog title={t.extras.title} closeHref={here}>
			{booked.length > 0 ? (
				<>
					<h3 className="font-semibold">{t.extras.ofStay}</h3>
					<ul className="mt-1 mb-5 grid gap-1">
						{booked.map(({ id, name, amount }) => (
							<li key={id} className="flex items-baseline justify-between gap-4">
								<bdi>{name}</bdi>
								<span className="tabular-nums">
									{amount}{" "}
									<a href={`${here}/extras/${id}/removal`} className="link ms-2">
										{t.extras.remove}
										<span className="sr-only"> {name}</span>
									</a>
								</span>
							</li>
						))}
					</ul>
				</>
			) : null}
			{options.length > 0 ? (
				<AddExtra options={options} idempotencyKey={idempotencyKey} lastResult={lastResult} />
			) : booked.length > 0 ? null : (
				<p>{t.extras.notNow}</p>
			)}
		</Dialog>
	);
}
