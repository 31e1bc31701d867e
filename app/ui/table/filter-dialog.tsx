import type { AnyFilters } from "#app/common/lists/list-filters.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FilterFields, type FilterFieldsProps } from "./filter-fields.tsx";

/** A list's filters as a dialog for small screens. */
export function FilterDialog<Filters extends AnyFilters>(
	props: Omit<FilterFieldsProps<Filters>, "idPrefix">,
) {
	const { list, filters } = props;
	return (
		<Dialog title="Filters" closeHref={list.href(filters)} isFieldFocused>
			<form action={list.path}>
				<FilterFields {...props} idPrefix="dialog" autoFocus />
				<Button>Apply Filters</Button>
			</form>
		</Dialog>
	);
}
