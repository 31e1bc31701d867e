import { useLocation } from "@remix-run/react";
import { Card } from "#app/ui/card.tsx";
import { type FieldSource, plainField } from "#app/ui/form/field.tsx";
import { PhoneField, TextArea, TextField } from "#app/ui/form/text-field.tsx";
import { Remembered } from "#app/ui/remembered-markup.tsx";

type GuestFieldsProps = {
	fields: Record<string, FieldSource | undefined>;
	isSignedIn: boolean;
	/** The form was not sent yet. */
	isNew: boolean;
};

/** A guest's first form is the same for all. */
export function GuestFields({ fields, isSignedIn, isNew }: GuestFieldsProps) {
	const field = (name: string) => fields[name] as FieldSource;
	const isBlank = isNew && !isSignedIn;
	return (
		<>
			<Card title="Your details" aside={isSignedIn ? null : <SignIn />}>
				{isBlank ? (
					<Remembered as="div" component={BlankDetails} props={{}} isImpersonal />
				) : (
					<Details field={field} />
				)}
			</Card>
			{isBlank ? (
				<Remembered as="div" component={BlankRequests} props={{}} isImpersonal />
			) : (
				<Requests field={field} />
			)}
		</>
	);
}

type SectionProps = { field: (name: string) => FieldSource };

const blankField: SectionProps["field"] = (name) => plainField(`guest-${name}`, { name });
const BlankDetails = () => <Details field={blankField} />;
const BlankRequests = () => <Requests field={blankField} />;

function Details({ field }: SectionProps) {
	return (
		<>
			<TextField field={field("name")} label="Name" hint="The guest who checks in." autoComplete="name" />
			<TextField
				field={field("email")}
				label="Email"
				hint="We send your confirmation and a link to your booking here."
				type="email"
				autoComplete="email"
				width="medium"
			/>
			<PhoneField
				field={field("contact")}
				label="Phone"
				hint="The hotel calls this number if it has a question."
				className=""
			/>
		</>
	);
}

function Requests({ field }: SectionProps) {
	return (
		<Card title="Requests">
			<TextArea
				field={field("requests")}
				label="Special requests"
				hint="For example a late arrival, a cot or a quiet room. Requests can’t be guaranteed. Up to 1,000 characters."
				optional
				rows={3}
				className=""
			/>
		</Card>
	);
}

function SignIn() {
	const { pathname, search } = useLocation();
	return (
		<p className="text-sm">
			Have an account?{" "}
			<a href={`/login?${new URLSearchParams({ redirectTo: pathname + search })}`}>Sign in</a>
		</p>
	);
}
