import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "#app/common/page-meta.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { isStayReviewed } from "#app/common/reviews/read-reviews.server.ts";
import { isStayOver, reviewSchema } from "#app/common/reviews/review-form.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { ReviewForm } from "#app/site/reviews/review-form.tsx";
import { answerReviewForm } from "#app/site/reviews/review-request.server.ts";
import { reviewStay } from "#app/site/reviews/write-review.server.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";

export const handle: ScreenHandle = { subject: "travel" };
export const meta: MetaFunction = () => [
	{ title: pageTitle("Review your stay") },
	{ name: "robots", content: "noindex" },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	const booking = await readBooking(db, { number, viewer: await readViewer(request, number) });
	if (!booking) throw askForContact(params.number);
	const isOpen = isStayOver(booking) && !(await isStayReviewed(db, { bookingId: booking.id }));
	if (request.method === "GET" && !isOpen) throw redirect(`/track/${number}`, { status: 303 });
	const stay = formatStay(
		{ checkIn: booking.check_in, checkOut: booking.check_out },
		new Date().getFullYear(),
	);
	return json({ number, hotel: booking.hotel_name, stay });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const number = orderNumberFrom(params);
	const viewer = await readViewer(request, number);
	const form = await readForm(request, reviewSchema, await readPerson(request));
	if (!form.ok) return form.refusal;
	const outcome = await reviewStay(db, { ...form.value, number, viewer, now: new Date() });
	return answerReviewForm(outcome, params, form);
}

export default function StayReview() {
	const { number, hotel, stay } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	return (
		<ReviewForm of={hotel} about={`You stayed ${stay}.`} back={`/track/${number}`} lastResult={lastResult} />
	);
}
