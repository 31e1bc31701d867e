/** Hidden fields for the parts of the current URL that a form keeps. */
export function HiddenFields({ fields }: { fields: readonly [string, string][] }) {
	if (fields.length === 0) return null;
	return (
		<span className="hidden">
			{fields.map(([name, value]) => (
				<input key={`${name} ${value}`} type="hidden" name={name} value={value} />
			))}
		</span>
	);
}
