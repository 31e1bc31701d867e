import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { isStayReviewed } from "#app/reviews/read-reviews.server.ts";
import { stayReviewSchema } from "#app/reviews/review-aspects.ts";
import { isStayOver } from "#app/reviews/review-form.ts";
import {
	type RefusedReview,
	receiveReview,
	waitingReviewPhotos,
} from "#app/reviews/review-request.server.ts";
import { ReviewForm } from "#app/reviews/ui/review-form.tsx";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import { datesOf } from "#app/travel/nights/stay.ts";
import { reviewStay } from "#app/travel/stays/own/review-stay.server.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";

export const handle: ScreenHandle = { subject: "travel" };
export const meta: MetaFunction = () => [
	{ title: pageTitle(t.stayReview.title) },
	{ name: "robots", content: "noindex" },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	const booking = await readBooking(db, { number, viewer: await readViewer(request, number) });
	if (!booking) throw askForContact(params.number);
	const isOpen = isStayOver(booking) && !(await isStayReviewed(db, { bookingId: booking.id }));
	if (request.method === "GET" && !isOpen) throw redirect(`/track/${number}`, { status: 303 });
	const stay = formatStay(datesOf(booking), new Date().getFullYear());
	return json({ number, hotel: booking.hotel_name, stay, waiting: await waitingReviewPhotos(params) });
}

export async function action({ request, params }: ActionFunctionArgs) {
	return receiveReview(request, params, stayReviewSchema, (review) => reviewStay(db, review));
}

export default function StayReview() {
	const { number, hotel, stay, waiting } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>() as RefusedReview;
	return (
		<ReviewForm
			of={hotel}
			about={t.stayReview.about({ stay })}
			back={`/track/${number}`}
			lastResult={refused?.lastResult}
			waiting={refused?.waiting ?? waiting}
			withAspects
		/>
	);
}
