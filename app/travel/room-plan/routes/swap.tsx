import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatDate, wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readReturnPath, requireManagedBooking } from "#app/travel/desk/managed-booking-request.server.ts";
import { swapAsStaff } from "#app/travel/room-plan/assign-as-staff.server.ts";
import { readGuests } from "#app/travel/room-plan/read-guests.server.ts";
import { explainAssignment } from "#app/travel/units/assignment-messages.ts";
import { readStayUnits, readUnitChoices } from "#app/travel/units/stay-units.server.ts";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

/** The booking, and the exchange of its room `?unit=` with the stay in the room `?with=`; null when one of them has another room now. */
async function readSwap(request: Request, params: { number?: string }) {
	const managed = await requireManagedBooking(request, params);
	const { booking, now } = managed;
	const url = new URL(request.url).searchParams;
	const today = wallClock(now, booking.time_zone).date;
	const from = today > booking.check_in ? today : booking.check_in;
	const own = (await readStayUnits(db, booking))?.spans.find(
		({ unitId, checkOut }) => unitId === unmaskId(url.get("unit") ?? "") && checkOut > from,
	);
	const withId = unmaskId(url.get("with") ?? "");
	const other = own && (await readUnitChoices(db, booking, from)).swaps.find(({ id }) => id === withId);
	const guest = other && (await readGuests(db, [other.bookingId])).get(other.bookingId);
	const back = readReturnPath(request, booking.number);
	return { ...managed, from, back, exchange: own && other && guest ? { own, other, guest } : null };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { booking, from, exchange, now, back } = await readSwap(request, params);
	if (!exchange && request.method === "GET") throw json(null, { status: 404 });
	const year = Number(wallClock(now, booking.time_zone).date.slice(0, 4));
	return json({
		back,
		other: exchange?.guest.number ?? "",
		text: exchange
			? t.roomPlan.swapText({
					guest: booking.name,
					from: exchange.own.name,
					to: exchange.other.name,
					other: exchange.guest.name,
					date: formatDate(from, year),
				})
			: "",
	});
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

/** `other`: the number of the other stay that the question named. */
const schema = z.object({ other: z.string().optional() });

export async function action({ request, params }: ActionFunctionArgs) {
	const { actor, booking, exchange, now, back } = await readSwap(request, params);
	const form = await readForm(request, schema, actor);
	if (!form.ok) return form.refusal;
	if (!exchange || exchange.guest.number !== form.value.other)
		return form.refuse({ "": [t.roomPlan.reassigned] }, 409);
	const { own, other, guest } = exchange;
	const outcome = await swapAsStaff(db, {
		numbers: [booking.number, guest.number],
		units: [own.unitId, other.id],
		actor,
		now,
	});
	if (!outcome.ok && outcome.reason === "gone") throw json(null, { status: 404 });
	if (!outcome.ok) return form.refuse({ "": [explainAssignment(outcome)] }, 409);
	const again = new URLSearchParams({ unit: maskId(other.id), with: maskId(own.unitId), returnTo: back });
	return redirectWithFlash(back, {
		tone: "success",
		text: t.roomPlan.swapped({ guest: booking.name, other: guest.name }),
		undo: {
			action: `/owner/manage-bookings/${booking.number}/swap?${again}`,
			label: t.words.undo,
			fields: { other: guest.number },
		},
	});
}

export default function Swap() {
	const { text, other, back } = useLoaderData<typeof loader>();
	const reason = useActionData<typeof action>()?.error?.[""]?.join(" ");
	if (reason)
		return <ChangeFailed what={t.roomPlan.swapVerb} reason={reason} href={back} back={t.words.back} />;
	return (
		<ConfirmDialog
			title={t.roomPlan.swapQuestion}
			closeHref={back}
			button={t.roomPlan.swapButton}
			busy={t.words.saving}
			isSafe
			fields={{ other }}
		>
			<p className="text-secondary">{text}</p>
		</ConfirmDialog>
	);
}
