import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readUpload } from "#app/http/forms/upload.server.ts";
import { retryAfterHeaders } from "#app/http/network/retry-after.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { applyCalendar } from "#app/travel/calendars/apply-calendar.server.ts";
import { CALENDAR_BYTES, feedSchema } from "#app/travel/calendars/feed-form.ts";
import { recordReading } from "#app/travel/calendars/feed-queue.server.ts";
import { addFeed, listFeeds, MAX_FEEDS } from "#app/travel/calendars/feeds.server.ts";
import { readCalendar } from "#app/travel/calendars/reading/read-calendar.ts";
import { choiceLabel } from "#app/travel/calendars/ui/event-choice.tsx";
import { ExportAddresses } from "#app/travel/calendars/ui/export-addresses.tsx";
import { FeedList } from "#app/travel/calendars/ui/feed-list.tsx";
import { framedRoom } from "#app/travel/hotels/owned.ts";
import { roomFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { RoomFrame } from "#app/travel/rooms/ui/room-frame.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const headers = retryAfterHeaders;
export const meta: MetaFunction = () => [{ title: pageTitle(t.calendars.title) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const room = await roomFromParams(params, person);
	const now = new Date();
	const today = wallClock(now, room.time_zone).date;
	return json({
		room: framedRoom(room),
		token: room.calendar_token,
		idempotencyKey: randomUUID(),
		feeds: await listFeeds(db, { roomId: room.id, today }),
		timeZone: room.time_zone,
		origin: env.APP_ORIGIN,
		now: now.toISOString(),
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const room = await roomFromParams(params, person);
	const form = await readUpload(request, feedSchema, person, {
		field: "file",
		fileBytes: CALENDAR_BYTES,
		limit: "fileByAccount",
	});
	if (!form.ok) return form.refusal;
	const { file, url, countsFree, skipsUnavailable, ...feed } = form.value;
	const now = new Date();
	const from = wallClock(now, room.time_zone).date;
	const counts = { free: countsFree, unavailable: !skipsUnavailable };
	const window = { timeZone: room.time_zone, from, to: room.filled_to ?? from, counts };
	const text = url === "" ? await file?.text() : undefined;
	const calendar = text === undefined ? null : readCalendar(text, window);
	if (calendar && !calendar.ok) return form.refuse({ file: [calendar.fault] });
	const added = await addFeed(db, {
		...feed,
		roomId: room.id,
		url: url || null,
		counts,
		actor: person,
		now,
	});
	if (!added.ok && added.reason === "gone") throw json(null, { status: 404 });
	if (!added.ok) return form.refuse({ "": [t.calendars.tooMany({ max: MAX_FEEDS })] });
	const path = `/edit-room/${params.roomId}/calendars`;
	if (!calendar)
		return redirectWithFlash(path, {
			tone: "success",
			text: t.calendars.added({ name: feed.name }),
		});
	const applied = await applyCalendar(db, {
		...calendar,
		site: new URL(env.APP_ORIGIN).host,
		feedId: added.feedId,
		now,
	});
	await recordReading(db, { feedId: added.feedId, reading: { ...calendar, fault: null }, now });
	const imported = { name: feed.name, count: calendar.events.length };
	return redirectWithFlash(path, {
		tone: applied && applied.conflicts > 0 ? "error" : "success",
		text:
			applied && applied.conflicts > 0
				? t.calendars.importedWithConflicts({ ...imported, conflicts: applied.conflicts })
				: t.calendars.imported(imported),
	});
}

export default function Calendars() {
	const { room, token, feeds, timeZone, origin, now, idempotencyKey } = useLoaderData<typeof loader>();
	const path = `/edit-room/${maskId(room.id)}/calendars`;
	const [form, fields] = useForm<
		Record<"name" | "url" | "countsFree" | "skipsUnavailable", string> & { file: File }
	>({
		id: "feed",
		lastResult: useActionData<typeof action>(),
	});
	return (
		<RoomFrame room={room} here="/calendars">
			<Outlet />
			<div className="grid items-start gap-5 lg:grid-cols-2">
				<div className="grid gap-5">
					<Card title={t.calendars.listTitle}>
						<FeedList feeds={feeds} path={path} timeZone={timeZone} origin={origin} now={new Date(now)} />
					</Card>
					<Card title={t.calendarForm.title}>
						<PostForm id={form.id} encType="multipart/form-data" idempotencyKey={idempotencyKey}>
							<ErrorSummary form={form} />
							<TextField
								field={fields.name}
								label={t.calendarForm.name}
								hint={t.calendarForm.nameHint}
								autoComplete="off"
								width="medium"
							/>
							<TextField
								field={fields.url}
								label={t.calendarForm.address}
								hint={t.calendarForm.addressHint}
								optional
								autoComplete="off"
							/>
							<FileField
								field={fields.file}
								label={t.calendarForm.file}
								hint={t.calendarForm.fileHint}
								optional
								accept=".ics,text/calendar"
							/>
							<CheckField
								field={fields.countsFree}
								label={choiceLabel("free", true)}
								hint={t.calendarForm.freeHint}
							/>
							<CheckField
								field={fields.skipsUnavailable}
								label={choiceLabel("unavailable", false)}
								hint={t.calendarEvents.warning}
							/>
							<Button busy={t.calendarForm.busy}>{t.calendarForm.button}</Button>
						</PostForm>
					</Card>
				</div>
				<ExportAddresses address={`${origin}/calendars/${token}`} path={path} />
			</div>
		</RoomFrame>
	);
}
