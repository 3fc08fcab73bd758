/** A point in a picture, x to the right and y down, in pixels or in shares of the picture's size. */
export type Point = readonly [x: number, y: number];

/** The corners of a sheet as it lies in a picture: upper left, upper right, lower right, lower left. */
export type Quad = readonly [Point, Point, Point, Point];
