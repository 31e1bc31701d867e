import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { wallClock } from "#app/common/calendar.ts";
import { SettingForm } from "#app/common/forms/setting-screens.tsx";
import { maskId } from "#app/common/masked-id.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { answerSetting, readSettingForm, settingOf } from "#app/http/forms/setting-request.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { vehicleSchema } from "#app/rent/fleet/fleet-forms.ts";
import { listOutages } from "#app/rent/fleet/outages.server.ts";
import { VehicleOutages } from "#app/rent/fleet/vehicle-outages.tsx";
import { findVehicle, saveVehicle } from "#app/rent/fleet/vehicles.server.ts";
import { SUGGESTED_HOURS, typedHours, WORKING_HOURS_NAMES } from "#app/rent/fleet/working-hours.ts";
import { WorkingHoursFields } from "#app/rent/fleet/working-hours-fields.tsx";
import { MovesNav } from "#app/rent/moves-nav.tsx";
import { VEHICLE_TYPE_NAMES, VEHICLE_TYPES } from "#app/rent/moving-booking.ts";
import { CHECKBOX_LABELS } from "#app/ui/form/changed-fields.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

const PATH = "/trucking-dashboard/vehicles";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle("Vehicle") }];

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
		type: found && VEHICLE_TYPES[found.vehicle_type].label,
		outages: found ? await listOutages(db, { vehicleId: found.id, today }) : [],
		year: Number(today.slice(0, 4)),
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const found = await settingOf(params, findVehicle);
	const form = await readForm(request, vehicleSchema, person);
	if (!form.ok) return form.refusal;
	const { expectedVersion, idempotencyKey, active, vehicleType, name, ...rest } = form.value;
	const type = found?.vehicle_type ?? vehicleType;
	if (!type) return form.refuse({ vehicleType: ["Choose a truck or a loader."] });
	const saved = await saveVehicle(db, {
		vehicle: { ...rest, name, vehicleType: type, isActive: active },
		...{ id: found?.id ?? null, expectedVersion, idempotencyKey, timeZone: market.timeZone },
		...{ actorId: person.accountId, now: new Date() },
	});
	if (!saved.ok && saved.reason === "plate_taken")
		return form.refuse({ plate: ["Another vehicle has this license plate."] });
	return answerSetting(form, saved, { kind: "vehicle", path: PATH, name });
}

const NAMES: Record<string, string | { label: string; choices: Record<string, string> }> = {
	name: "Name",
	plate: "License plate",
	...WORKING_HOURS_NAMES,
	active: { label: "In use", choices: CHECKBOX_LABELS },
};

export default function Vehicle() {
	const { form, typed, path, type, outages, year } = useLoaderData<typeof loader>();
	const text = { autoComplete: "off", width: "medium" } as const;
	return (
		<>
			<SettingForm<string>
				{...form}
				nav={<MovesNav here={PATH} />}
				here={PATH}
				kind="vehicle"
				title={typed?.name}
				sub={type ?? undefined}
				typed={typed}
				initial={{ ...SUGGESTED_HOURS, vehicleType: "truck", active: "on" }}
				names={NAMES}
				lastResult={useActionData<typeof action>()}
			>
				{(field) => (
					<>
						{type === null ? (
							<ChoiceField
								field={field("vehicleType")}
								label="Type"
								hint="You can’t change it later."
								choices={VEHICLE_TYPE_NAMES.map((value) => ({ value, ...VEHICLE_TYPES[value], icon: value }))}
							/>
						) : null}
						<TextField
							field={field("name")}
							label="Name"
							hint="For the day’s schedule, like Truck 1"
							{...text}
						/>
						<TextField field={field("plate")} label="License plate" autoComplete="off" width="short" />
						<WorkingHoursFields field={field} />
						<CheckField
							field={field("active")}
							label="In use"
							hint="Only vehicles in use count for the times that customers can book."
						/>
					</>
				)}
			</SettingForm>
			{path ? <VehicleOutages path={path} outages={outages} year={year} /> : null}
		</>
	);
}
