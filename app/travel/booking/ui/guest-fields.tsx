import { useLocation } from "@remix-run/react";
import { Card } from "#app/ui/card.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PhoneField, TextArea, TextField } from "#app/ui/form/text-field.tsx";

type GuestFieldsProps = { fields: Record<string, FieldSource | undefined>; isSignedIn: boolean };

export function GuestFields({ fields, isSignedIn }: GuestFieldsProps) {
	const field = (name: string) => fields[name] as FieldSource;
	return (
		<>
			<Card title="Your details" aside={isSignedIn ? null : <SignIn />}>
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
			</Card>
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
		</>
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
