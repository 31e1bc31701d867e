import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { weekDays } from "#app/common/market/week-start.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { answerSetting, readSettingForm, settingOf } from "#app/http/forms/setting-request.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { vehicleSchema } from "#app/rent/fleet/fleet-forms.ts";
import { listOutages } from "#app/rent/fleet/outages.server.ts";
import { vehicleTypeChoices } from "#app/rent/fleet/vehicle-types.ts";
import { findVehicle, saveVehicle } from "#app/rent/fleet/vehicles.server.ts";
import {
	formatOutageDates,
	SUGGESTED_HOURS,
	typedHours,
	workingHoursNames,
} from "#app/rent/fleet/working-hours.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CHECKBOX_LABELS } from "#app/ui/form/changed-fields.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { TextField, TimeField } from "#app/ui/form/text-field.tsx";
import { SettingForm } from "#app/ui/office/setting-screens.tsx";

const PATH = "/trucking-dashboard/vehicles";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.fleet.vehicle) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const found = await settingOf(params, findVehicle);
	const today = wallClock(new Date(), market.timeZone).date;
	const typed = found && {
		name: found.name,
		plate: found.plate,
		...typedHours(found.hours),
		active: found.is_active ? "on" : "",
	};
	return json({
		form: await readSettingForm("vehicle", found),
		typed: typed as Record<string, string> | null,
		path: found && `${PATH}/${maskId(found.id)}`,
		type: found && t.vehicleTypes.label[found.vehicle_type],
		outages: found ? await listOutages(db, { vehicleId: found.id, today }) : [],
		year: Number(today.slice(0, 4)),
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const found = await settingOf(params, findVehicle);
	const form = await readForm(request, vehicleSchema, person);
	if (!form.ok) return form.refusal;
	const { expectedVersion, idempotencyKey, active, vehicleType, name, plate, hours } = form.value;
	const type = found?.vehicle_type ?? vehicleType;
	if (!type) return form.refuse({ vehicleType: [t.moveForm.chooseVehicle] });
	const saved = await saveVehicle(db, {
		vehicle: { name, plate, hours, vehicle_type: type, is_active: active },
		id: found?.id ?? null,
		expectedVersion,
		idempotencyKey,
		timeZone: market.timeZone,
		actorId: person.accountId,
		now: new Date(),
	});
	if (!saved.ok && saved.reason === "plate_taken") return form.refuse({ plate: [t.fleet.plateTaken] });
	return answerSetting(form, saved, { kind: "vehicle", path: PATH, name });
}

const names = (): Record<string, string | { label: string; choices: Record<string, string> }> => ({
	name: t.words.name,
	plate: t.fleet.plate,
	...workingHoursNames(),
	active: { label: t.fleet.inUse, choices: CHECKBOX_LABELS },
});

export default function Vehicle() {
	const { form, typed, path, type, outages, year } = useLoaderData<typeof loader>();
	const text = { autoComplete: "off", width: "medium" } as const;
	return (
		<>
			<SettingForm<string>
				{...form}
				here={PATH}
				kind="vehicle"
				title={typed?.name}
				sub={type ?? undefined}
				typed={typed}
				initial={{ ...SUGGESTED_HOURS, vehicleType: "truck", active: "on" }}
				names={names()}
				lastResult={useActionData<typeof action>()}
			>
				{(field) => (
					<>
						{type === null ? (
							<ChoiceField
								field={field("vehicleType")}
								label={t.fleet.type}
								hint={t.fleet.typeHint}
								choices={vehicleTypeChoices()}
							/>
						) : null}
						<TextField field={field("name")} label={t.words.name} hint={t.fleet.nameHint} {...text} />
						<TextField field={field("plate")} label={t.fleet.plate} autoComplete="off" width="short" />
						<WorkingHoursFields field={field} />
						<CheckField field={field("active")} label={t.fleet.inUse} hint={t.fleet.inUseHint} />
					</>
				)}
			</SettingForm>
			{path ? <VehicleOutages path={path} outages={outages} year={year} /> : null}
		</>
	);
}

type VehicleOutagesProps = {
	/** The path of the vehicle. */
	path: string;
	outages: readonly { id: number; from_date: string; to_date: string; reason: string }[];
	/** The current year, which dates leave out. */
	year: number;
};

/** When a vehicle is out of service, with links to change it. */
function VehicleOutages({ path, outages, year }: VehicleOutagesProps) {
	return (
		<section className="mx-auto mt-6 max-w-form" aria-labelledby="outages">
			<div className="card p-5 md:p-8">
				<h2 id="outages" className="text-lg">
					{t.fleet.outage.title}
				</h2>
				{outages.length === 0 ? (
					<p className="mt-2 text-secondary">{t.fleet.outage.none}</p>
				) : (
					<ul className="mt-3 divide-y divide-line border-y border-line">
						{outages.map(({ id, reason, ...dates }) => (
							<li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
								<span>
									{formatOutageDates(dates, year)}: {reason}
								</span>{" "}
								<a href={`${path}/outages/${maskId(id)}/removal`} className="link">
									{t.words.remove}
								</a>
							</li>
						))}
					</ul>
				)}
				<p className="mt-4">
					<ButtonLink href={`${path}/outages/new`} variant="plain">
						{t.fleet.outage.start}
					</ButtonLink>
				</p>
			</div>
		</section>
	);
}

/** The begin and end of each day of the week, side by side. */
function WorkingHoursFields({ field }: { field: (name: string) => FieldSource }) {
	return (
		<fieldset className="mb-5">
			<legend className="mb-1 font-semibold">{t.fleet.hours}</legend>
			<p className="mb-3 text-sm text-secondary">{t.fleet.hoursHint}</p>
			{weekDays().map((weekday) => (
				<div key={weekday} className="grid grid-cols-2 items-end gap-x-4 max-w-form">
					<TimeField
						field={field(`from${weekday}`)}
						label={t.fleet.dayFrom({ day: t.fleet.day[weekday] })}
						step={1800}
						width="full"
					/>
					<TimeField field={field(`to${weekday}`)} label={t.fleet.to} step={1800} width="full" />
				</div>
			))}
		</fieldset>
	);
}
