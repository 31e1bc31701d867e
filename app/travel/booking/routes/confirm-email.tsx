import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { isKeyOf } from "#app/common/access/viewer.server.ts";
import { formatMoment, yearIn } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { secretLinkHeaders } from "#app/http/cookies/secret-link.ts";
import { hashToken } from "#app/http/cookies/secrets.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { askForContact, grantTracking } from "#app/http/session/tracked.server.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import { isEmailUnconfirmed } from "#app/travel/stays/booking-states.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import { confirmBookingEmail } from "#app/travel/stays/own/confirm-email.server.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

export const handle: ScreenHandle = { subject: "travel" };
export const meta: MetaFunction = () => privatePageMeta(t.confirmStay.metaTitle);
export const headers = secretLinkHeaders;

/** The number and the key's SHA-256 of an emailed link; otherwise asks for the guest's contact. */
async function requireLink(request: Request, params: { number?: string }) {
	const number = orderNumberFrom(params);
	const tokenHash = hashToken(new URL(request.url).searchParams.get("key") ?? "");
	if (!(await isKeyOf(db, "bookings", { number, tokenHash }))) throw askForContact(params.number);
	return { number, tokenHash };
}

/** Asks the guest to confirm. Email scanners open links, too, so opening one confirms nothing. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const { number } = await requireLink(request, params);
	const now = new Date();
	await expireRequests(db, { number, now });
	const booking = await readBooking(db, { number });
	if (!booking || !isEmailUnconfirmed(booking))
		throw redirect(`/booking-confirmation/${number}`, {
			status: 303,
			headers: await grantTracking(request, number),
		});
	const { hotel_name, status, check_in: checkIn, check_out: checkOut, confirm_before, time_zone } = booking;
	const thisYear = yearIn(time_zone, now);
	return json({
		hotelName: hotel_name,
		stay: formatStay({ checkIn, checkOut }, thisYear),
		isRequest: status === "pending",
		until: confirm_before && formatMoment(confirm_before, time_zone, now),
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const link = await requireLink(request, params);
	const form = await readForm(request, z.object({}), await readPerson(request));
	if (!form.ok) return form.refusal;
	const { number } = link;
	const now = new Date();
	await confirmBookingEmail(db, { ...link, now });
	const booking = await readBooking(db, { number });
	const here = `/booking-confirmation/${number}`;
	const access = new Headers(await grantTracking(request, number));
	// Too late: the page says that the booking has expired.
	if (!booking?.is_email_confirmed) return redirect(here, { status: 303, headers: access });
	const text = t.confirmStay.confirmed;
	return redirectWithFlash(here, { tone: "success", text }, access);
}

export default function ConfirmEmail() {
	const { hotelName, stay, isRequest, until } = useLoaderData<typeof loader>();

	return (
		<div className="mx-auto max-w-form">
			<h1 className="text-xl">
				{isRequest
					? t.confirmStay.requestTitle({ hotel: hotelName })
					: t.confirmStay.bookingTitle({ hotel: hotelName })}
			</h1>
			<p className="mt-2 text-lg">{stay}</p>
			<p className="mt-4">{until ? t.confirmStay.until({ until }) : t.confirmStay.intro}</p>
			<PostForm className="mt-5">
				<Button busy={t.confirmStay.busy}>
					{isRequest ? t.confirmStay.confirmRequest : t.confirmStay.confirmBooking}
				</Button>
			</PostForm>
		</div>
	);
}
