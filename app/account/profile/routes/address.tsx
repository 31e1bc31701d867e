import { type SubmissionResult, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
	addAddress,
	changeAddress,
	MAX_ADDRESSES,
	readAddress,
} from "#app/account/profile/addresses.server.ts";
import { ProfileCard } from "#app/account/proof/ui/profile-card.tsx";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { addressSchema } from "#app/common/places/address-form.ts";
import { answerCountryQuestion } from "#app/common/places/country-question.ts";
import { addressPlaces } from "#app/common/places/regions.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { type RefusedForm, readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { Button } from "#app/ui/button.tsx";
import { AddressFields } from "#app/ui/form/address-fields.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

const LIST = "/profile/addresses";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(data?.saved ? t.addresses.changeTitle : t.addresses.addTitle) },
];

/** The address in the URL, or a new one without an id. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const { accountId } = await requireUser(request);
	const places = addressPlaces({ country: market.country });
	if (params.addressId === undefined) return json({ saved: null, places });
	const saved = await readAddress(db, { accountId, addressId: unmaskId(params.addressId) ?? 0 });
	if (!saved) throw json(null, { status: 404 });
	return json({ saved, places: addressPlaces({ country: saved.country }) });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readForm(request, addressSchema(market.country), person);
	if (!form.ok) return redisplayForm(form.refusal);
	const { accountId } = person;
	const address = form.value;
	if (params.addressId === undefined) {
		const added = await addAddress(db, { accountId, address, now: new Date() });
		const full = t.addresses.full({ max: MAX_ADDRESSES });
		if (!added.ok) return redisplayForm(form.refuse({ "": [full] }, 409));
		return redirectWithFlash(LIST, { tone: "success", text: t.addresses.saved });
	}
	const addressId = unmaskId(params.addressId) ?? 0;
	if (!(await changeAddress(db, { accountId, addressId, address }))) throw json(null, { status: 404 });
	return redirectWithFlash(LIST, { tone: "success", text: t.addresses.changed });
}

/** The form as typed, with the choices for the selected country. */
async function redisplayForm(refusal: RefusedForm) {
	const { lastResult, status, isAsked } = answerCountryQuestion(await refusal.json(), refusal.status);
	const typed = lastResult.initialValue?.country;
	const country = typeof typed === "string" ? typed : market.country;
	return json({ lastResult, isAsked, places: addressPlaces({ country }) }, { status });
}

export default function Address() {
	const { saved, places } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const [form, fields] = useForm<Record<string, string>>({
		id: "address",
		lastResult: refused?.lastResult as SubmissionResult<string[]> | undefined,
		defaultValue: saved ?? { country: places.country },
	});
	return (
		<ProfileCard
			title={saved ? t.addresses.changeTitle : t.addresses.addTitle}
			back={{ href: LIST, label: t.addresses.title }}
		>
			<PostForm form={form}>
				<AddressFields
					field={(name) => fields[name] as FieldSource}
					places={refused?.places ?? places}
					isCountryAsked={refused?.isAsked}
				/>
				<Button busy={t.words.saving}>{t.addresses.button}</Button>
			</PostForm>
		</ProfileCard>
	);
}
