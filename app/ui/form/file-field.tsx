import { describedBy, Field, type FieldSource, type FieldText } from "./field.tsx";

type FileFieldProps = FieldText & {
	field: FieldSource;
	/** Limits the file picker; the server decides. */
	accept: string;
	multiple?: boolean;
	className?: string;
};

/** Its form needs `encType="multipart/form-data"`. Browsers never restore selected files. */
export function FileField({ field, label, hint, optional, accept, multiple, className }: FileFieldProps) {
	return (
		<Field field={field} label={label} hint={hint} optional={optional} className={className}>
			<input
				key={field.key}
				id={field.id}
				name={field.name}
				type="file"
				accept={accept}
				multiple={multiple}
				className="control"
				aria-invalid={field.errors ? true : undefined}
				aria-describedby={describedBy(field, hint)}
			/>
		</Field>
	);
}
