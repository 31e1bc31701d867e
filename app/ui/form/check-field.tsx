import type { ReactNode } from "react";
import { describedBy, FieldNotes, type FieldSource } from "./field.tsx";

type CheckFieldProps = {
	field: FieldSource;
	label: ReactNode;
	hint?: ReactNode;
	/** If not given, it is checked as sent or as stored. */
	isChecked?: boolean;
	autoFocus?: boolean;
	className?: string;
};

/** Whether a checkbox is checked, as sent or as stored. */
const isTicked = ({ initialValue }: FieldSource): boolean =>
	initialValue !== undefined && initialValue !== "";

/** A checkbox. An unchecked one is not sent. */
export function CheckField(props: CheckFieldProps) {
	const { field, label, hint, isChecked = isTicked(field), autoFocus = false, className } = props;
	return (
		<div className={className ?? "mb-5"}>
			<label className="flex min-h-6 items-start gap-2.5 font-semibold">
				<input
					type="checkbox"
					id={field.id}
					name={field.name}
					defaultChecked={isChecked}
					{...(autoFocus ? { autoFocus } : {})}
					className="mt-0.5 size-5 flex-none"
					aria-describedby={describedBy(field, hint)}
				/>
				{label}
			</label>
			<div className="ms-7.5">
				<FieldNotes field={field} hint={hint} />
			</div>
		</div>
	);
}
