import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateRange, isCalendarDate, timeOnClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { canWatch } from "#app/common/screens/live-topics.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { HotelChoice } from "#app/travel/desk/ui/hotel-choice.tsx";
import { dateOfDay, dayOf } from "#app/travel/nights/stay.ts";
import { requireDeskHotel } from "#app/travel/room-plan/desk-hotel-request.server.ts";
import { MOST_ROWS, readTimeline } from "#app/travel/room-plan/timeline.server.ts";
import moveUrl from "#app/travel/room-plan/ui/move-by-dragging.js?url";
import { TimelineBar, TodayFigures } from "#app/travel/room-plan/ui/timeline-bar.tsx";
import { timelineColumns, viewTimeline } from "#app/travel/room-plan/ui/timeline-rows.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { AsOf } from "#app/ui/live/as-of.tsx";
import { FollowPage } from "#app/ui/live/follow-page.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Timeline } from "#app/ui/timeline.tsx";

export const handle: ScreenHandle = { subject: "staff", live: true, wide: true, refreshAfter: 180 };
export const meta: MetaFunction = () => [{ title: pageTitle(t.timeline.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const { actor, now, url, hotel, hotels, today } = await requireDeskHotel(request);
	const days = url.get("days") === "31" ? 31 : 14;
	const asked = url.get("from") ?? "";
	const from = isCalendarDate(asked) ? asked : addDays(today, -1);
	const roomId = unmaskId(url.get("room") ?? "") ?? undefined;
	const timeline = hotel && (await readTimeline(db, { hotelId: hotel.id, roomId, from, days }));
	return json({
		hotels,
		hotel: hotel?.name ?? "",
		query: { hotel: hotel ? maskId(hotel.id) : "", room: roomId ? maskId(roomId) : "", from, days },
		today,
		previous: addDays(from, -days),
		next: addDays(from, days),
		timeline,
		most: MOST_ROWS,
		mayEdit: !actor.isDeskOnly,
		isLive: canWatch(actor, "room_bookings"),
		asOf: timeOnClock(now, hotel?.time_zone ?? "UTC"),
	});
}

export default function TimelineScreen() {
	const { hotels, hotel, query, today, previous, next, timeline, most, mayEdit, isLive, asOf } =
		useLoaderData<typeof loader>();
	const here = `/owner/timeline?${new URLSearchParams({ hotel: query.hotel, from: query.from, days: String(query.days), ...(query.room ? { room: query.room } : {}) })}`;
	const span = { checkIn: query.from, checkOut: timeline?.to ?? query.from };
	return (
		<div data-follow-part="timeline">
			<PageHeading
				title={t.timeline.title}
				sub={formatDateRange(span.checkIn, addDay(span.checkOut, -1))}
				isShort
				action={<AsOf asOf={asOf} here={here} />}
			/>
			<HotelChoice hotels={hotels} chosen={query.hotel} path="/owner/timeline" isOne />
			{timeline && timeline.types.length > 0 ? (
				<>
					<TodayFigures timeline={timeline} today={today} />
					<TimelineBar query={query} today={today} previous={previous} next={next} types={timeline.choices} />
					<p className="mb-3 hidden text-sm text-secondary md:block print:hidden">{t.timeline.hint}</p>
					{timeline.isCut ? (
						<p data-tone="yellow" className="notice mb-3">
							{t.timeline.cut({ most })}
						</p>
					) : null}
					<Timeline
						caption={t.timeline.caption({ hotel, days: formatDateRange(span.checkIn, span.checkOut) })}
						corner={t.words.room}
						empty={t.timeline.empty}
						isDense
						columns={timelineColumns(span, Number(today.slice(0, 4)))}
						now={dayOf(today) - dayOf(span.checkIn)}
						rows={viewTimeline(timeline, { from: span.checkIn, today, hotel: query.hotel })}
					/>
					<PostForm action={here} data-moves className="hidden">
						<input type="hidden" name="unit1" />
						<input type="hidden" name="from" />
					</PostForm>
					<script type="module" src={moveUrl} />
				</>
			) : (
				<EmptyState
					title={t.timeline.none}
					icon="bed"
					action={
						query.hotel && mayEdit ? (
							<ButtonLink href={`/list-new-hotel/${query.hotel}/rooms`}>{t.units.add}</ButtonLink>
						) : null
					}
				>
					{t.timeline.noneText}
				</EmptyState>
			)}
			{isLive ? <FollowPage here={here} stream="/live?topic=room_bookings" isAtOnce /> : null}
		</div>
	);
}

const addDay = (date: string, days: number) => dateOfDay(dayOf(date) + days);
