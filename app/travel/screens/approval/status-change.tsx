import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { unmaskId } from "#app/site/masked-id.ts";
import { findHotel } from "#app/travel/approval/all-hotels.server.ts";
import { changeHotelStatus } from "#app/travel/approval/change-hotel.server.ts";
import {
	HOTEL_CHANGES,
	HOTEL_LIST,
	HOTEL_REFUSALS,
	type HotelChangeName,
} from "#app/travel/approval/hotel-list.ts";
import { HOTEL_STATES, HOTEL_STATUS_NAMES } from "#app/travel/hotels/hotel-states.ts";
import { HotelChangeRefused } from "#app/travel/ui/approval/change-refused.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

const schema = z.object({
	seen: z.enum(HOTEL_STATUS_NAMES),
});

function readChange(noun = ""): HotelChangeName {
	if (Object.hasOwn(HOTEL_CHANGES, noun)) return noun as HotelChangeName;
	throw json(null, { status: 404 });
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["SuperAdmin"]);
	const change = readChange(params.change);
	const hotel = await findHotel(db, { hotelId: unmaskId(params.hotelId ?? "") });
	if (!hotel) throw json(null, { status: 404 });
	return json({ change, name: hotel.name, status: hotel.status, list: HOTEL_LIST.hrefAt(request.url) });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const { to, done } = HOTEL_CHANGES[readChange(params.change)];
	const form = await readForm(request, schema, person);
	if (!form.ok)
		return json({ reason: "Open the hotel’s menu again and choose from there." }, { status: 422 });
	const outcome = await changeHotelStatus(db, {
		hotelId: unmaskId(params.hotelId ?? "") ?? 0,
		actorId: person.accountId,
		seen: form.value.seen,
		to,
		now: new Date(),
	});
	if (!outcome.ok) {
		const status = outcome.reason === "gone" ? 404 : 409;
		return json({ reason: HOTEL_REFUSALS[outcome.reason] }, { status });
	}
	return redirectWithFlash(HOTEL_LIST.hrefAt(request.url), { tone: "success", text: done });
}

export default function StatusChange() {
	const { change, name, status, list } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	if (refused) return <HotelChangeRefused reason={refused.reason} list={list} />;
	const { question, consequence, button, danger, to } = HOTEL_CHANGES[change];
	if (!HOTEL_STATES[status].to.includes(to))
		return <HotelChangeRefused reason={`It is ${HOTEL_STATES[status].label.toLowerCase()}.`} list={list} />;
	return (
		<Dialog
			title={question(name)}
			closeHref={list}
			safeLabel="Keep as it is"
			actions={
				<PostForm>
					<input type="hidden" name="seen" value={status} />
					<Button variant={danger ? "danger" : "primary"} busy="Working...">
						{button}
					</Button>
				</PostForm>
			}
		>
			<p className="text-secondary">{consequence}</p>
		</Dialog>
	);
}
