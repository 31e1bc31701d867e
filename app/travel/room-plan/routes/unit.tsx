import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { refuseSave } from "#app/travel/hotels/owned-request.server.ts";
import { unitForm } from "#app/travel/room-plan/unit-forms.ts";
import { requireUnit } from "#app/travel/room-plan/unit-request.server.ts";
import { changeUnit } from "#app/travel/units/units.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogButtons } from "#app/ui/dialog/dialog.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { unit, back } = await requireUnit(request, params);
	const { name, floor, notes, updated_at: version } = unit;
	return json({ back, here: `${back}/${maskId(unit.id)}`, unit: { name, floor, notes }, version });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const { actor, room, unit, back, now } = await requireUnit(request, params);
	const form = await readForm(request, unitForm, actor);
	if (!form.ok) return form.refusal;
	const { expectedVersion = "", ...details } = form.value;
	const saved = await changeUnit(db, {
		unitId: unit.id,
		roomId: room.id,
		actor,
		expectedVersion,
		details,
		now,
	});
	if (saved.ok) {
		const text = t.units.saved({ name: details.name });
		return redirectWithFlash(back, { tone: "success", text });
	}
	if (saved.reason === "taken")
		return form.refuse({ name: [t.units.taken({ names: withCommas(saved.names) })] }, 409);
	return refuseSave(form, "room", saved, { timeZone: room.time_zone, now });
}

export default function Unit() {
	const { back, here, unit, version } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ name: string; floor: string; notes: string }>({
		id: "unit",
		lastResult: useActionData<typeof action>(),
		defaultValue: unit,
	});
	const text = { autoComplete: "off", width: "code" } as const;
	return (
		<Dialog title={t.units.edit({ name: unit.name })} closeHref={back} isFieldFocused>
			<PostForm form={form}>
				<input type="hidden" name="expectedVersion" value={version} />
				<TextField field={fields.name} label={t.units.number} autoFocus {...text} />
				<TextField field={fields.floor} label={t.units.floor} optional {...text} />
				<TextField
					field={fields.notes}
					label={t.units.notes}
					hint={t.units.notesHint}
					optional
					autoComplete="off"
				/>
				<p>
					<a href={`${here}/removal`} className="link">
						{t.units.remove({ name: unit.name })}
					</a>
				</p>
				<DialogButtons>
					<Button busy={t.words.saving}>{t.words.save}</Button>
				</DialogButtons>
			</PostForm>
		</Dialog>
	);
}
