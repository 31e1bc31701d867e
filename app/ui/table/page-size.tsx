import { useId } from "react";
import { Button } from "#app/ui/button.tsx";

type PageSizeProps = { path: string; params: URLSearchParams; perPage: number; sizes: readonly number[] };

/** The choice of page size. It keeps the rest of the URL and returns to the first page. */
export function PageSize({ path, params, perPage, sizes }: PageSizeProps) {
	const id = useId();
	const hiddenFields = [...params].filter(([name]) => name !== "page" && name !== "perPage");
	return (
		<form action={path} data-auto-submit className="flex items-center gap-2">
			{hiddenFields.map(([name, value]) => (
				<input key={`${name}=${value}`} type="hidden" name={name} value={value} />
			))}
			<label htmlFor={id} className="text-secondary">
				Per page
			</label>
			<div>
				<select key={perPage} id={id} name="perPage" defaultValue={perPage} className="control control-dense">
					{sizes.map((size) => (
						<option key={size}>{size}</option>
					))}
				</select>
			</div>
			<Button variant="plain" dense className="no-script">
				Update
			</Button>
		</form>
	);
}
