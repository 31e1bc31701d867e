export type FrameRole = "User" | "Hotel" | "Admin" | "SuperAdmin";

/** The signed-in person, as the frame shows them. */
export type FramePerson = {
	name: string;
	email: string;
	role: FrameRole;
	avatarUrl?: string | null;
	/** The avatar in several sizes, for different pixel densities. */
	avatarSrcSet?: string;
	formToken: string;
	/** Whether this is a colleague at the desk of hotels who manages none of them. */
	isDeskOnly: boolean;
};
