import { type SubmissionResult, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
	addAddress,
	changeAddress,
	MAX_ADDRESSES,
	readAddress,
} from "#app/account/profile/addresses.server.ts";
import { ProfileCard } from "#app/account/profile/profile-card.tsx";
import { unmaskId } from "#app/common/masked-id.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import { AddressFields } from "#app/common/places/address-fields.tsx";
import { addressSchema } from "#app/common/places/address-form.ts";
import { addressPlaces } from "#app/common/places/regions.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { type RefusedForm, readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

const LIST = "/profile/addresses";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(`${data?.saved ? "Change an address" : "Add an address"}`) },
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
		const full = `You can save up to ${MAX_ADDRESSES} addresses. Delete one first.`;
		if (!added.ok) return redisplayForm(form.refuse({ "": [full] }, 409));
		return redirectWithFlash(LIST, { tone: "success", text: "The address is saved." });
	}
	const addressId = unmaskId(params.addressId) ?? 0;
	if (!(await changeAddress(db, { accountId, addressId, address }))) throw json(null, { status: 404 });
	return redirectWithFlash(LIST, { tone: "success", text: "The address is changed." });
}

/** The form as typed, with the choices for the selected country. */
async function redisplayForm(refusal: RefusedForm) {
	const lastResult = await refusal.json();
	const typed = lastResult.initialValue?.country;
	const country = typeof typed === "string" ? typed : market.country;
	return json({ lastResult, places: addressPlaces({ country }) }, { status: refusal.status });
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
			title={saved ? "Change an address" : "Add an address"}
			back={{ href: LIST, label: "Your addresses" }}
		>
			<PostForm id={form.id}>
				<ErrorSummary form={form} />
				<AddressFields field={(name) => fields[name] as FieldSource} places={refused?.places ?? places} />
				<Button busy="Saving...">Save address</Button>
			</PostForm>
		</ProfileCard>
	);
}
