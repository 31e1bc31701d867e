import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { isCalendarDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { formatDates } from "#app/travel/nights/format-stay.ts";
import { requireDeskHotel } from "#app/travel/room-plan/desk-hotel-request.server.ts";
import { carryOutProposals, proposeAssignments } from "#app/travel/room-plan/propose-assignments.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction = () => [{ title: pageTitle(t.roomPlan.propose) }];

/** The most stays at once, of what one form may hold. */
const MOST = 150;

export async function loader({ request }: LoaderFunctionArgs) {
	const { url, hotel, today } = await requireDeskHotel(request);
	const asked = url.get("from") ?? "";
	const from = isCalendarDate(asked) && asked > today ? asked : today;
	const days = url.get("days") === "31" ? 31 : 14;
	const { proposals, left } = hotel
		? await proposeAssignments(db, { hotelId: hotel.id, from, days })
		: { proposals: [], left: 0 };
	const back = `/owner/timeline?${new URLSearchParams({ hotel: hotel ? maskId(hotel.id) : "", from, days: String(days) })}`;
	return json({
		back,
		left,
		year: Number(today.slice(0, 4)),
		proposals: proposals.slice(0, MOST).map(({ unitId, ...each }) => ({ ...each, unitId: maskId(unitId) })),
	});
}

const schema = z.object({
	assign: z
		.preprocess((typed) => (typed === undefined ? [] : [typed].flat()), z.array(z.string()))
		.transform((lines) =>
			lines.flatMap((line) => {
				const [number = "", unit = ""] = line.split(" ");
				const unitId = unmaskId(unit);
				return unitId === null ? [] : [{ number, unitId }];
			}),
		),
});

export async function action({ request }: ActionFunctionArgs) {
	const { actor, now, url } = await requireDeskHotel(request);
	const form = await readForm(request, schema, actor);
	if (!form.ok) return form.refusal;
	const count = await carryOutProposals(db, { proposals: form.value.assign, actor, now });
	const to = new URLSearchParams([...url].filter(([name]) => ["hotel", "from", "days"].includes(name)));
	return redirectWithFlash(`/owner/timeline?${to}`, {
		tone: count > 0 ? "success" : "info",
		text: count > 0 ? t.roomPlan.proposed({ count }) : t.roomPlan.proposeNone,
	});
}

export default function Proposals() {
	const { back, left, year, proposals } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHeading title={t.roomPlan.propose} sub={proposals.length > 0 ? t.roomPlan.proposeIntro : null} />
			{left > 0 ? <p className="mb-4">{t.roomPlan.notFitting({ count: left })}</p> : null}
			{proposals.length === 0 ? (
				<EmptyState
					title={t.roomPlan.proposeNone}
					icon="bed"
					action={<ButtonLink href={back}>{t.words.back}</ButtonLink>}
				>
					{null}
				</EmptyState>
			) : (
				<PostForm>
					<DataTable
						caption={t.roomPlan.propose}
						rows={proposals}
						rowKey={({ number }) => number}
						columns={[
							{
								key: "guest",
								title: t.words.guest,
								isLead: true,
								cell: ({ number, name, unitId }) => (
									<label className="flex items-center gap-2 font-semibold">
										<input
											type="checkbox"
											name="assign"
											value={`${number} ${unitId}`}
											defaultChecked
											className="size-5"
										/>
										{name}
									</label>
								),
							},
							{ key: "nights", title: t.words.date, cell: (stay) => formatDates(stay, year) },
							{ key: "room", title: t.words.room, cell: ({ unit }) => <strong>{unit}</strong> },
						]}
					/>
					<p className="mt-5 flex flex-wrap gap-3">
						<ButtonLink variant="plain" href={back}>
							{t.words.back}
						</ButtonLink>
						<Button busy={t.words.saving}>{t.roomPlan.proposeButton({ count: proposals.length })}</Button>
					</p>
				</PostForm>
			)}
		</>
	);
}
