import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { countryName, sortCountries } from "#app/common/places/country-name.ts";
import { COUNTRY_CODES } from "#app/common/places/regions.server.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { checkInOnline } from "#app/travel/check-in/check-in.server.ts";
import { arrivalsFrom, checkInSchema, guestTitle } from "#app/travel/check-in/check-in-form.ts";
import { GuestFields } from "#app/travel/check-in/guest-fields.tsx";
import { sealGuests } from "#app/travel/check-in/guests-settings.server.ts";
import { mayCheckInOnline } from "#app/travel/stays/booking-rules.ts";
import { formatArrival } from "#app/travel/stays/event-messages.ts";
import { requireOwnBooking } from "#app/travel/stays/own/own-booking-request.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

export const handle: ScreenHandle = { subject: "travel" };
export const meta: MetaFunction = () => privatePageMeta(t.onlineCheckIn.title);

/** The form for the guest of a booking. It never shows what was sent before: only the hotel can read that. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const now = new Date();
	const booking = await requireOwnBooking(request, params, now, "check-in");
	const isOpen = mayCheckInOnline(booking, wallClock(now, booking.time_zone).date);
	const shown = {
		here: `/track/${booking.number}`,
		hotel: booking.hotel_name,
		name: booking.name,
		isOpen,
		adults: booking.adults,
		children: booking.children,
		arrivals: arrivalsFrom(booking.check_in_from),
		sent: booking.arrives_at,
		countries:
			booking.online_check_in === "documents"
				? sortCountries(COUNTRY_CODES).map((value) => ({ value, label: countryName(value) }))
				: null,
		keptDays: booking.check_in_kept_days,
		idempotencyKey: randomUUID(),
	};
	return json(shown, { status: isOpen || request.method !== "GET" ? 200 : 409 });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const now = new Date();
	const booking = await requireOwnBooking(request, params, now, "check-in");
	const { number, adults, children } = booking;
	const schema = checkInSchema({
		adults,
		children,
		arrivals: arrivalsFrom(booking.check_in_from),
		asksDocuments: booking.online_check_in === "documents",
		countries: COUNTRY_CODES,
		today: wallClock(now, booking.time_zone).date,
	});
	const form = await readForm(request, schema, await readPerson(request), { maxFields: 600 });
	if (!form.ok) return form.refusal;
	const { details, ...sent } = form.value;
	const outcome = await checkInOnline(db, {
		...sent,
		number,
		viewer: await readViewer(request, number),
		details: sealGuests(number, details),
		now,
	});
	if (outcome === "not_now") return form.refuse({ "": [t.onlineCheckIn.notNow] }, 409);
	if (outcome === "gone") return form.refuse({ "": [t.stayMessages.gone] }, 404);
	return redirectWithFlash(`/track/${number}`, { tone: "success", text: t.onlineCheckIn.done });
}

export default function CheckIn() {
	const { here, hotel, isOpen, sent, ...asked } = useLoaderData<typeof loader>();
	return (
		<div className="mx-auto grid max-w-form gap-5">
			<div>
				<h1 className="text-2xl">{t.onlineCheckIn.title}</h1>
				<p className="mt-1">{t.onlineCheckIn.intro({ hotel })}</p>
			</div>
			{sent && isOpen ? (
				<p data-tone="green" className="notice">
					<span>
						{t.onlineCheckIn.arrives({ arrival: formatArrival(sent) })}. {t.onlineCheckIn.again}
					</span>
				</p>
			) : null}
			<Card>{isOpen ? <CheckInForm hotel={hotel} {...asked} /> : <p>{t.onlineCheckIn.notNow}</p>}</Card>
			<p>
				<ButtonLink variant="plain" href={here}>
					{t.words.back}
				</ButtonLink>
			</p>
		</div>
	);
}

type CheckInFormProps = {
	hotel: string;
	name: string;
	adults: number;
	children: number;
	arrivals: string[];
	countries: { value: string; label: string }[] | null;
	keptDays: number;
	idempotencyKey: string;
};

function CheckInForm({ hotel, name, adults, children, arrivals, ...props }: CheckInFormProps) {
	const [form, fields] = useForm<Record<string, string>>({
		id: "check-in",
		lastResult: useActionData<typeof action>(),
		defaultValue: { name1: name },
	});
	const field = (of: string) => fields[of] as FieldSource;
	return (
		<PostForm form={form} idempotencyKey={props.idempotencyKey}>
			<SelectField
				field={field("arrivesAt")}
				label={t.onlineCheckIn.arrival}
				choices={[
					{ value: "", label: t.onlineCheckIn.choose },
					...arrivals.map((value) => ({ value, label: formatArrival(value) })),
				]}
			/>
			{Array.from({ length: adults + children }, (_, at) => at + 1).map((number) => (
				<GuestFields
					key={number}
					number={number}
					title={guestTitle(number, adults)}
					isChild={number > adults}
					field={field}
					countries={props.countries}
				/>
			))}
			<TextField
				field={field("signature")}
				label={t.onlineCheckIn.signature}
				hint={t.onlineCheckIn.signatureHint}
				autoComplete="off"
				width="medium"
			/>
			<p className="mb-4 text-secondary">
				{t.onlineCheckIn.consent({ hotel, days: t.counts.days({ count: props.keptDays }) })}
			</p>
			<Button busy={t.words.sending}>{t.onlineCheckIn.title}</Button>
		</PostForm>
	);
}
