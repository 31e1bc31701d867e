export const productStates = {
	draft: "Draft",
	active: "Active",
	archived: "Archived",
};
