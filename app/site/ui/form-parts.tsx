import { useForm } from "@conform-to/react";
import { Button } from "#app/ui/button.tsx";
import { ChoiceField, SelectField } from "#app/ui/form/choice-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import {
	DateField,
	PasswordField,
	PhoneField,
	TextArea,
	TextField,
	TimeField,
} from "#app/ui/form/text-field.tsx";
import { PartsSection } from "./section.tsx";

type Move = {
	name: string;
	contact: string;
	note: string;
	vehicleType: string;
	bookingDate: string;
	bookingTime: string;
	city: string;
	password: string;
};

const typed = { name: "Ana Lima", contact: "", vehicleType: "loader", city: "porto", note: "Third floor" };
const wrong = {
	"": ["Booking failed: that hour has just been taken."],
	contact: ["Enter a phone number we can reach you on."],
	vehicleType: ["Choose a truck or a loader."],
	bookingDate: ["Choose a day from tomorrow on."],
	city: ["Choose a city."],
	password: ["Use at least 8 characters."],
	note: ["Keep the note under 1,000 characters."],
};

export function FormParts() {
	return (
		<PartsSection title="Form">
			<div className="grid gap-12 lg:grid-cols-2">
				<MoveForm id="plain" />
				<MoveForm id="failed" failed />
			</div>
		</PartsSection>
	);
}

function MoveForm({ id, failed }: { id: string; failed?: boolean }) {
	const [form, field] = useForm<Move>({
		id,
		defaultValue: failed ? undefined : { vehicleType: "truck" },
		lastResult: failed ? { status: "error", initialValue: typed, error: wrong } : undefined,
	});
	return (
		<PostForm id={id} idempotencyKey="one" className="max-w-form">
			<h3 className="mb-4 text-lg">{failed ? "As it comes back" : "As it is first seen"}</h3>
			<ErrorSummary form={form} />
			<TextField field={field.name} label="Name" autoComplete="name" width="medium" />
			<PhoneField field={field.contact} label="Phone" hint="With the country code, as +351 912 345 678." />
			<ChoiceField
				field={field.vehicleType}
				label="Vehicle"
				choices={[
					{ value: "truck", label: "Truck", hint: "Things and people to carry them", icon: "truck" },
					{ value: "loader", label: "Loader", hint: "People only", icon: "loader" },
				]}
			/>
			<div className="flex flex-wrap items-end gap-x-4">
				<DateField field={field.bookingDate} label="Date" min="2026-01-01" max="2026-03-31" />
				<TimeField field={field.bookingTime} label="Time" />
			</div>
			<SelectField
				field={field.city}
				label="City"
				choices={[
					{ value: "", label: "Choose a city" },
					{ value: "porto", label: "Porto" },
				]}
			/>
			<PasswordField field={field.password} label="Password" autoComplete="new-password" />
			<TextArea field={field.note} label="Note" hint="Stairs, parking, a piano." optional />
			<Button busy="Booking...">Book loader</Button>
		</PostForm>
	);
}
