/** What a form's URL has to keep of the one it stands on. */
export function HiddenFields({ fields }: { fields: readonly [string, string][] }) {
	return fields.map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />);
}
