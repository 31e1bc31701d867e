import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { outageSchema } from "#app/rent/fleet/fleet-forms.ts";
import { addOutage } from "#app/rent/fleet/outages.server.ts";
import { findVehicle } from "#app/rent/fleet/vehicles.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { DateField, TextField } from "#app/ui/form/text-field.tsx";

const PATH = "/trucking-dashboard/vehicles";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.fleet.outage.start) }];

async function readVehicle(maskedId = "") {
	const vehicle = await findVehicle(db, { id: unmaskId(maskedId) });
	if (!vehicle) throw json(null, { status: 404 });
	return vehicle;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const { id, name } = await readVehicle(params.maskedId);
	const today = wallClock(new Date(), market.timeZone).date;
	return json({ name, path: `${PATH}/${maskId(id)}`, today });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const { id, name } = await readVehicle(params.maskedId);
	const form = await readForm(request, outageSchema, person);
	if (!form.ok) return form.refusal;
	const added = await addOutage(db, {
		...form.value,
		vehicleId: id,
		actorId: person.accountId,
		timeZone: market.timeZone,
		now: new Date(),
	});
	if (!added.ok) throw json(null, { status: 404 });
	return redirectWithFlash(`${PATH}/${maskId(id)}`, {
		tone: "success",
		text: t.fleet.outage.started({ name }),
	});
}

export default function Outage() {
	const { name, path, today } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ from: string; to: string; reason: string }>({
		id: "outage",
		lastResult: useActionData<typeof action>(),
		defaultValue: { from: today, to: today },
	});
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			<h1 className="mb-1 text-2xl wrap-anywhere">{t.fleet.outage.startTitle({ name })}</h1>
			<p className="mb-6 text-secondary">{t.fleet.outage.intro}</p>
			<PostForm id={form.id}>
				<ErrorSummary form={form} />
				<div className="grid items-end gap-x-5 md:grid-cols-2">
					<DateField field={fields.from} label={t.fleet.outage.first} min={today} />
					<DateField field={fields.to} label={t.fleet.outage.last} min={today} />
				</div>
				<TextField
					field={fields.reason}
					label={t.words.reason}
					hint={t.fleet.outage.reasonHint}
					autoComplete="off"
				/>
				<p className="flex flex-wrap gap-3">
					<Button busy={t.words.saving}>{t.fleet.outage.start}</Button>
					<ButtonLink href={path} variant="plain">
						{t.words.cancel}
					</ButtonLink>
				</p>
			</PostForm>
		</div>
	);
}
