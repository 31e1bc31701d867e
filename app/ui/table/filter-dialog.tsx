import type { AnyFilters, ListOf } from "#app/common/lists/list-filters.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { type FilterField, FilterFields } from "./filter-fields.tsx";

type FilterDialogProps<Filters extends AnyFilters> = {
	list: ListOf<Filters>;
	filters: Filters;
	placeholder: string;
	fields: readonly FilterField[];
};

/** A list's filters as a dialog for small screens. */
export function FilterDialog<Filters extends AnyFilters>(props: FilterDialogProps<Filters>) {
	const { list, filters } = props;
	return (
		<Dialog title="Filters" closeHref={list.href(filters)}>
			<form action={list.path}>
				<FilterFields {...props} idPrefix="dialog" />
				<Button>Apply Filters</Button>
			</form>
		</Dialog>
	);
}
