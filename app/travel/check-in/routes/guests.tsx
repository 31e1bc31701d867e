import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatDate, formatMoment } from "#app/common/calendar.ts";
import { leftToRight, withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { countryName } from "#app/common/places/country-name.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { lookAtGuests } from "#app/travel/check-in/check-in.server.ts";
import type { ArrivingGuest } from "#app/travel/check-in/check-in-form.ts";
import { openGuests } from "#app/travel/check-in/guests-settings.server.ts";
import { requireManagedBooking } from "#app/travel/desk/managed-booking-request.server.ts";
import { readOwnHotel } from "#app/travel/hotels/own-hotels.server.ts";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

/** Asks before the details are shown, because each look is recorded. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const { actor, booking } = await requireManagedBooking(request, params);
	const hotel = await readOwnHotel(db, { hotelId: booking.hotel_id, actor, permission: "bookings" });
	const reason = !hotel?.own_role
		? t.onlineCheckIn.teamOnly
		: booking.arrives_at === null
			? t.onlineCheckIn.none
			: null;
	const status = reason === null || request.method !== "GET" ? 200 : hotel?.own_role ? 409 : 403;
	return json({ number: booking.number, reason }, { status });
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

type Shown = { number: number; title: string; facts: string[] }[];
type Answer = { failed: string } | { failed: null; guests: Shown; signed: string };

export async function action({ request, params }: ActionFunctionArgs) {
	const { actor, booking, now } = await requireManagedBooking(request, params);
	const { number, time_zone } = booking;
	const form = await readForm(request, z.object({}), actor);
	const refuse = (failed: string, status: number) => json<Answer>({ failed }, { status });
	if (!form.ok) return refuse(t.stayMessages.reopen, 422);
	const looked = await lookAtGuests(db, { number, actor, now });
	if (!looked.ok)
		return looked.reason === "none"
			? refuse(t.onlineCheckIn.none, 409)
			: refuse(t.onlineCheckIn.teamOnly, 403);
	const details = openGuests(number, looked.details);
	if (!details) return refuse(t.onlineCheckIn.unreadable, 409);
	const sentAt = formatMoment(looked.sentAt, time_zone, now);
	return json<Answer>({
		failed: null,
		guests: details.guests.map((guest, at) => ({ number: at + 1, title: guest.name, facts: factsOf(guest) })),
		signed: t.onlineCheckIn.signed({ name: details.signature, at: sentAt }),
	});
}

function factsOf({ nationality, document, documentNumber, born }: ArrivingGuest): string[] {
	const kind = document && t.onlineCheckIn.kinds[document as keyof typeof t.onlineCheckIn.kinds];
	return [
		nationality ? countryName(nationality) : "",
		born ? `${t.onlineCheckIn.born}: ${formatDate(born)}` : "",
		withCommas([kind, documentNumber && leftToRight(documentNumber)]),
	].filter(Boolean);
}

export default function Guests() {
	const { number, reason } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const here = `/owner/manage-bookings/${number}`;
	if (answer?.failed === null)
		return (
			<Dialog title={t.onlineCheckIn.mark} closeHref={here}>
				<ul className="grid gap-3">
					{answer.guests.map((guest) => (
						<li key={guest.number}>
							<p className="font-semibold wrap-anywhere">{guest.title}</p>
							{guest.facts.map((fact) => (
								<p key={fact} className="wrap-anywhere">
									{fact}
								</p>
							))}
						</li>
					))}
				</ul>
				<p className="mt-4 text-secondary wrap-anywhere">{answer.signed}</p>
			</Dialog>
		);
	const failed = answer?.failed ?? reason;
	if (failed)
		return (
			<Dialog title={t.onlineCheckIn.show} closeHref={here} safeLabel={t.bookingChange.back}>
				<p>{failed}</p>
			</Dialog>
		);
	return (
		<ConfirmDialog
			title={t.onlineCheckIn.show}
			closeHref={here}
			button={t.onlineCheckIn.show}
			busy={t.words.opening}
			isSafe
		>
			<p className="text-secondary">{t.onlineCheckIn.look}</p>
		</ConfirmDialog>
	);
}
