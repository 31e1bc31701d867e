import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import { z } from "zod";
import type { Actor } from "#app/account/memberships/members.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { countUse } from "#app/http/process/limits.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { feedFromParams, readFeedNow } from "#app/travel/calendars/feed-request.server.ts";
import { chooseEvents, previewChoice } from "#app/travel/calendars/feeds.server.ts";
import { EVENT_KINDS } from "#app/travel/calendars/reading/event-kinds.ts";
import { ChoicePreview, choiceLabel } from "#app/travel/calendars/ui/event-choice.tsx";
import { roomFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";

const SHOWN = 20;

type Params = LoaderFunctionArgs["params"];

async function readChoice(params: Params, person: Actor) {
	const feed = await feedFromParams(params, person);
	const kind = EVENT_KINDS.find((each) => each === params.kind);
	// A file is not stored, so it can't be read again.
	if (!kind || !feed.url) throw json(null, { status: 404 });
	return { feed, kind };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const { feed, kind } = await readChoice(params, person);
	const room = await roomFromParams(params, person);
	const today = wallClock(new Date(), room.time_zone).date;
	const { counts, stays } = await previewChoice(db, { feed, kind, today });
	const shown = stays.slice(0, SHOWN).map((stay) => formatStay(stay, Number(today.slice(0, 4))));
	return json({ name: feed.name, kind, counts, shown, more: stays.length - shown.length });
}

const choiceSchema = z.object({
	choice: z.enum(["count", "skip"], { error: () => t.calendarForm.openAgain }),
});

/** Sets whether a calendar's events of a kind block dates, and reads the calendar again. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const form = await readForm(request, choiceSchema, person);
	if (!form.ok) return form.refusal;
	const { feed, kind } = await readChoice(params, person);
	await countUse("calendarByAccount", String(person.accountId));
	const counts = form.value.choice === "count";
	await chooseEvents(db, { roomId: feed.roomId, feedId: feed.id, kind, counts, actor: person });
	return readFeedNow(feed, t.calendarEvents.saved);
}

export default function EventChoice() {
	const { name, kind, counts, shown, more } = useLoaderData<typeof loader>();
	const label = choiceLabel(kind, !counts);
	return (
		<ConfirmDialog
			title={`${name}: ${label}?`}
			closeHref={`/edit-room/${useParams().roomId}/calendars`}
			button={label}
			busy={t.calendarEvents.busy}
			fields={{ choice: counts ? "skip" : "count" }}
			isSafe
		>
			<ChoicePreview kind={kind} counts={counts} shown={shown} more={more} />
		</ConfirmDialog>
	);
}
